import { say } from "../say.ts"

/** Says beside a name, to the eye and to the ear, that nobody sits there but a bot. */
export function BotNote() {
  return (
    <>
      {" "}
      <small class="bot-note">{say("bots.bot")}</small>
    </>
  )
}
