// A screen that is read rather than played: a way back, a title, and sheets of paper.
import type { ComponentChildren } from "preact"
import { goBack } from "../router.ts"
import { say } from "../say.ts"
import { IconButton } from "./Button.tsx"
import { useDusk } from "./dusk.ts"

interface PageProps {
  title: string
  children: ComponentChildren
}

export function Page({ title, children }: PageProps) {
  useDusk(null)
  return (
    <div class="screen page">
      <header class="page-head">
        <IconButton icon="back" label={say("common.back")} onClick={goBack} />
        <h1>{title}</h1>
      </header>
      <main class="page-body">{children}</main>
    </div>
  )
}
