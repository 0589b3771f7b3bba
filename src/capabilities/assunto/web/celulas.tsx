import { faArrowDown } from '@fortawesome/free-solid-svg-icons/faArrowDown.js';
import { faArrowUp } from '@fortawesome/free-solid-svg-icons/faArrowUp.js';
import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { Button } from '#shell/ui/button.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Dropdown } from '#shell/ui/janela/dropdown.tsx';
import type { Direcao } from '../domain/ordem.ts';

interface OrdemProps {
  readonly nome: string;
  readonly primeiro: boolean;
  readonly ultimo: boolean;
  readonly onMover: (direcao: Direcao) => void;
}

/** At either end the button stays, so that focus is not lost; it says it cannot go further. */
export function Ordem({ nome, primeiro, ultimo, onMover }: OrdemProps) {
  return (
    <span className="assuntos-ordem">
      <Button
        icon={faArrowUp}
        size="small"
        aria-label={`Subir ${nome}`}
        aria-disabled={primeiro}
        onClick={() => !primeiro && onMover('acima')}
      />
      <Button
        icon={faArrowDown}
        size="small"
        aria-label={`Descer ${nome}`}
        aria-disabled={ultimo}
        onClick={() => !ultimo && onMover('abaixo')}
      />
    </span>
  );
}

interface SituacaoProps {
  readonly ativo: boolean;
  readonly unidoA: { readonly descricao: string } | null;
  /** Cases still to be moved to the other. */
  readonly casos: number;
}

export function SituacaoDaLinha({ ativo, unidoA, casos }: SituacaoProps) {
  if (!unidoA) return ativo ? <Tag tone="success">Ativo</Tag> : <Tag>Inativo</Tag>;
  return (
    <span className="assuntos-situacao">
      <Tag tone="info">{`Unido a ${unidoA.descricao}`}</Tag>
      {casos > 0 && <span>{`Faltam mover ${quantosCasos(casos)}.`}</span>}
    </span>
  );
}

export const quantosCasos = (casos: number): string =>
  casos === 1 ? '1 manifestação' : `${casos.toLocaleString('pt-BR')} manifestações`;

export type AtoDaLinha = 'mudar' | 'unir' | 'situacao';

interface AcoesDaLinhaProps {
  readonly nome: string;
  /** The label of the first action. */
  readonly mudar: string;
  readonly ativo: boolean;
  readonly onAto: (ato: AtoDaLinha) => void;
}

export function AcoesDaLinha({ nome, mudar, ativo, onAto }: AcoesDaLinhaProps) {
  return (
    <Dropdown
      label={`Ações de ${nome}`}
      hiddenLabel
      icon={faEllipsisV}
      align="end"
      items={[
        { id: 'mudar', label: mudar, onSelect: () => onAto('mudar') },
        { id: 'unir', label: 'Unir a outro', onSelect: () => onAto('unir') },
        {
          id: 'situacao',
          label: ativo ? 'Inativar' : 'Reativar',
          danger: ativo,
          onSelect: () => onAto('situacao'),
        },
      ]}
    />
  );
}
