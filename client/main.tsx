// The client: the screen that the address names.
import { effect } from "@preact/signals"
import { render } from "preact"
import { learnFromPage } from "./api/pictures.ts"
import { session } from "./api/session.ts"
import { whenIdle } from "./browser.ts"
import { forgetPictures } from "./forgetting.ts"
import { later } from "./parts/later.tsx"
import { PersonalNews } from "./parts/news.ts"
import { Notes, noteTrouble } from "./parts/notes.tsx"
import { route } from "./router.ts"
import { learn, say } from "./say.ts"
import { Home } from "./screens/Home.tsx"
import { Invitation } from "./screens/Invitation.tsx"
import { Landing } from "./screens/Landing.tsx"
import { NameScreen } from "./screens/Name.tsx"
import { GAME } from "./screens/room/laterGame.ts"
import { Room } from "./screens/room/Room.tsx"

// Screens that nobody needs at first, each in a file of its own.
const AccountScreen = later(() =>
  import("./screens/account/Account.tsx").then(({ AccountScreen }) => AccountScreen),
)
const DecksScreen = later(() =>
  import("./screens/decks/Decks.tsx").then(({ DecksScreen }) => DecksScreen),
)
const LeaderboardScreen = later(() =>
  import("./screens/profile/Leaderboard.tsx").then(({ LeaderboardScreen }) => LeaderboardScreen),
)
const ProfileScreen = later(() =>
  import("./screens/profile/Profile.tsx").then(({ ProfileScreen }) => ProfileScreen),
)
const PuzzleScreen = later(() =>
  import("./screens/puzzle/Puzzle.tsx").then(({ PuzzleScreen }) => PuzzleScreen),
)
const RulesScreen = later(() =>
  import("./screens/RulesScreen.tsx").then(({ RulesScreen }) => RulesScreen),
)
const StoryScreen = later(() =>
  import("./screens/story/Story.tsx").then(({ StoryScreen }) => StoryScreen),
)
const Television = later(() =>
  import("./screens/tv/Television.tsx").then(({ Television }) => Television),
)
const LATER = [
  ...GAME,
  AccountScreen,
  DecksScreen,
  LeaderboardScreen,
  ProfileScreen,
  PuzzleScreen,
  RulesScreen,
  StoryScreen,
]

function Screen() {
  const { name, parts } = route.value
  switch (name) {
    case "home":
      return session.token.value === null ? <Landing /> : <Home />
    case "room": {
      const code = (parts["code"] ?? "").toUpperCase()
      return <Room key={code} code={code} />
    }
    case "account":
    case "reset":
    case "signup":
      return <AccountScreen way={name} />
    case "decks":
      return session.token.value === null ? <NameScreen /> : <DecksScreen />
    case "invitation":
      return <Invitation key={parts["token"]} token={parts["token"] ?? ""} />
    case "leaderboard":
      return <LeaderboardScreen />
    case "player":
      return <ProfileScreen key={parts["player"]} player={parts["player"] ?? ""} />
    case "puzzle":
      if (session.token.value === null) return <NameScreen />
      return <PuzzleScreen key={parts["date"]} date={parts["date"] ?? ""} />
    case "rules":
      return <RulesScreen />
    case "story":
      return <StoryScreen key={parts["game"]} game={parts["game"] ?? ""} />
    case "television": {
      const code = (parts["code"] ?? "").toUpperCase()
      return <Television key={code} code={code} />
    }
  }
}

function App() {
  return (
    <>
      <div class="table-light" aria-hidden="true" />
      <Screen />
      <PersonalNews />
      <Notes />
    </>
  )
}

learnFromPage()
await learn(session.language.value)
document.title = say("common.name")
const app = document.getElementById("app")
if (app) {
  // The pictures of the landing stay where they are; nothing else of the first page does.
  const isLanding = route.value.name === "home" && session.token.value === null
  if (!isLanding) app.replaceChildren()
  render(<App />, app)
}

// Another tab may choose another language.
effect(() => {
  learn(session.language.value).catch(noteTrouble)
})

effect(() => {
  if (session.token.value === null) forgetPictures().catch(() => {})
})

whenIdle(() => {
  for (const screen of LATER) screen.preload()
  // Over plain http there is none, and the client does without.
  navigator.serviceWorker?.register("/service-worker.js").catch(() => {})
  import("./push.ts").then(({ keepTelling }) => keepTelling()).catch(() => {})
})
