import { change } from './address.ts';

interface SearchFieldProps {
  /** What it is called in the address. */
  readonly name: string;
  readonly title: string;
  readonly value: string;
  readonly placeholder: string;
}

/** A field whose words are in the address while one types. */
export function SearchField({ name, title, value, placeholder }: SearchFieldProps) {
  return (
    <label class="search">
      <span>{title}</span>
      <input
        type="search"
        name={name}
        value={value}
        placeholder={placeholder}
        onInput={(event) => change({ [name]: event.currentTarget.value })}
      />
    </label>
  );
}
