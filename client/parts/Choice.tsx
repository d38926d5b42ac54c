import type { ComponentChildren } from "preact"

interface ChoiceProps<Value extends string> {
  label: string
  name: string
  options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[]
  value: Value | null
  onChoose: (value: Value) => void
  children?: ComponentChildren
}

/** One of a few, each with a word of explanation. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, name, options, value, onChoose } = props
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={option.value} class="option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span class="option-label">{option.label}</span>
            {option.hint && <span class="option-hint">{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
