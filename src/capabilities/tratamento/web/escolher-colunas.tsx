import { useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { type ColunaOpcional, colunasOpcionais, nomesDasColunas } from './nomes-das-colunas.ts';

interface EscolherColunasProps {
  readonly escolhidas: readonly ColunaOpcional[];
  readonly onEscolher: (colunas: ColunaOpcional[]) => void;
  readonly onFechar: () => void;
}

/** The protocol always stays: it names the row. */
export function EscolherColunas({ escolhidas, onEscolher, onFechar }: EscolherColunasProps) {
  const [marcadas, setMarcadas] = useState<readonly ColunaOpcional[]>(escolhidas);
  const alternar = (coluna: ColunaOpcional) =>
    setMarcadas(
      marcadas.includes(coluna) ? marcadas.filter((outra) => outra !== coluna) : [...marcadas, coluna],
    );
  const aceitar = () => {
    onEscolher(colunasOpcionais.filter((coluna) => marcadas.includes(coluna)));
    onFechar();
  };
  return (
    <Modal open title="Colunas da lista" acceptLabel="Aplicar" onAccept={aceitar} onClose={onFechar}>
      <fieldset className="lista-escolhas trabalho-colunas">
        <legend>Mostrar, além do protocolo</legend>
        {colunasOpcionais.map((coluna) => (
          <Checkbox
            key={coluna}
            label={nomesDasColunas[coluna]}
            checked={marcadas.includes(coluna)}
            onChange={() => alternar(coluna)}
          />
        ))}
      </fieldset>
    </Modal>
  );
}
