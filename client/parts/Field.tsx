import type { ComponentChildren } from "preact"
import { say } from "../say.ts"

interface FieldProps {
  label: string
  type: "text" | "email" | "password"
  autocomplete: string
  value: string
  onValue: (value: string) => void
  longest?: number
}

/** A line to write on, with what belongs there above it. */
export function Field({ label, type, autocomplete, value, onValue, longest }: FieldProps) {
  // The types of Preact know an input by one kind at a time.
  const kind = { type } as { type: "text" }
  return (
    <label class="field">
      <span>{label}</span>
      <input
        {...kind}
        value={value}
        autocomplete={autocomplete}
        autocapitalize="none"
        spellcheck={false}
        maxLength={longest ?? 254}
        required
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </label>
  )
}

interface KnownFieldProps {
  value: string
  onValue: (value: string) => void
}

/** The address that one signs in with. */
export function Email(props: KnownFieldProps) {
  return <Field label={say("account.email")} type="email" autocomplete="username" {...props} />
}

interface PasswordProps extends KnownFieldProps {
  label?: string
  /** True for one that is chosen here. */
  isNew?: boolean | undefined
}

export function Password({ isNew, ...props }: PasswordProps) {
  const autocomplete = isNew ? "new-password" : "current-password"
  return (
    <Field label={say("account.password")} type="password" autocomplete={autocomplete} {...props} />
  )
}

/** A code out of a mail or an app. */
export function OneTimeCode(props: KnownFieldProps) {
  return <Field label={say("account.code")} type="text" autocomplete="one-time-code" {...props} />
}

/** What somebody wants to be called. */
export function Nickname(props: KnownFieldProps) {
  return (
    <Field
      label={say("landing.yourName")}
      type="text"
      autocomplete="nickname"
      longest={30}
      {...props}
    />
  )
}

/** Lines to write on, above a button that hands them in. */
export function Form({
  onSubmit,
  children,
}: {
  onSubmit: () => void
  children: ComponentChildren
}) {
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
