import { useState } from 'react';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';

interface EscolherColunasProps<C extends string> {
  /** In the order of the table. */
  readonly opcoes: readonly C[];
  readonly nomes: Readonly<Record<C, string>>;
  readonly escolhidas: readonly C[];
  readonly onEscolher: (colunas: C[]) => void;
  readonly onFechar: () => void;
}

/** The protocol is always shown: it names the row. */
export function EscolherColunas<C extends string>(props: EscolherColunasProps<C>) {
  const { opcoes, nomes, escolhidas, onEscolher, onFechar } = props;
  const [marcadas, setMarcadas] = useState(escolhidas);
  const alternar = (coluna: C) =>
    setMarcadas(
      marcadas.includes(coluna) ? marcadas.filter((outra) => outra !== coluna) : [...marcadas, coluna],
    );
  const aceitar = () => {
    onEscolher(opcoes.filter((coluna) => marcadas.includes(coluna)));
    onFechar();
  };
  return (
    <Modal open title="Colunas da lista" acceptLabel="Aplicar" onAccept={aceitar} onClose={onFechar}>
      <fieldset className="lista-escolhas trabalho-colunas">
        <legend>Mostrar, além do protocolo</legend>
        {opcoes.map((coluna) => (
          <Checkbox
            key={coluna}
            label={nomes[coluna]}
            checked={marcadas.includes(coluna)}
            onChange={() => alternar(coluna)}
          />
        ))}
      </fieldset>
    </Modal>
  );
}
