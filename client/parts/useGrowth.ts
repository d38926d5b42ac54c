import { useLayoutEffect, useRef } from "preact/hooks"

/** Makes a field of lines as high as what is written in it, as far as its style lets it grow. */
export function useGrowth(words: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const grow = () => {
      const { current } = field
      if (!current) return
      current.style.height = "auto"
      current.style.height = `${current.scrollHeight}px`
    }
    grow()
    addEventListener("resize", grow)
    return () => removeEventListener("resize", grow)
  }, [words])
  return field
}
