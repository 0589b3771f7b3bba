import type { ReactNode } from 'react';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import './lista.css';

interface Opcao<T> {
  readonly id: T;
  readonly nome: ReactNode;
}

interface EscolhasProps<T> {
  readonly legenda: string;
  readonly opcoes: readonly Opcao<T>[];
  readonly escolhidas: readonly T[];
  readonly onMudar: (escolhidas: readonly T[]) => void;
}

const alternada = <T,>(ids: readonly T[], id: T): readonly T[] =>
  ids.includes(id) ? ids.filter((outro) => outro !== id) : [...ids, id];

/** Any number of several options; each filters at once. */
export function Escolhas<T extends string | number>(props: EscolhasProps<T>) {
  const { legenda, opcoes, escolhidas, onMudar } = props;
  return (
    <fieldset className="lista-escolhas">
      <legend>{legenda}</legend>
      {opcoes.map(({ id, nome }) => (
        <Checkbox
          key={id}
          label={nome}
          checked={escolhidas.includes(id)}
          onChange={() => onMudar(alternada(escolhidas, id))}
        />
      ))}
    </fieldset>
  );
}
