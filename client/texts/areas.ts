// All texts. tools/build.ts makes two files of each language from them.
import { account } from "./account.ts"
import { bots } from "./bots.ts"
import { common } from "./common.ts"
import { decks } from "./decks.ts"
import { end } from "./end.ts"
import { home } from "./home.ts"
import { invitation } from "./invitation.ts"
import { landing } from "./landing.ts"
import { lessons } from "./lessons.ts"
import { lobby } from "./lobby.ts"
import { perform } from "./perform.ts"
import { profile } from "./profile.ts"
import { puzzle } from "./puzzle.ts"
import { reactions } from "./reactions.ts"
import { reminders } from "./reminders.ts"
import { report } from "./report.ts"
import { rules } from "./rules.ts"
import { story } from "./story.ts"
import { trouble } from "./trouble.ts"
import { turn } from "./turn.ts"
import { tv } from "./tv.ts"
import { uncovering } from "./uncovering.ts"

export const areas = {
  account,
  bots,
  common,
  decks,
  end,
  home,
  invitation,
  landing,
  lessons,
  lobby,
  perform,
  profile,
  puzzle,
  reminders,
  report,
  reactions,
  rules,
  story,
  trouble,
  turn,
  tv,
  uncovering,
}

/** What the first page has no need of: these come along with the screens that come later. */
export const LATER: readonly string[] = ["account", "decks", "perform", "puzzle", "report"]
