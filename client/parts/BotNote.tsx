import { say } from "../say.ts"

/** Says, beside a token that has a bot's key, whom that bot plays for. */
export function KeptNote({ name }: { name: string }) {
  return <small class="bot-note kept-note">{say("bots.playsFor", { name })}</small>
}

/** Says beside a name, to the eye and to the ear, that nobody sits there but a bot. */
export function BotNote() {
  return (
    <>
      {" "}
      <small class="bot-note">{say("bots.bot")}</small>
    </>
  )
}
