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
