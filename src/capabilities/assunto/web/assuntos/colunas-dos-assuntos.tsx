import type { TableColumn } from '#shell/ui/table.tsx';
import type { Direcao } from '../../domain/ordem.ts';
import type { AssuntoAdministrado } from '../administrar-queries.ts';
import { AcoesDaLinha, type AtoDaLinha, Ordem, SituacaoDaLinha } from '../celulas.tsx';

interface Acoes {
  readonly onAto: (ato: AtoDaLinha, assunto: AssuntoAdministrado) => void;
  readonly onMover: (assunto: AssuntoAdministrado, direcao: Direcao) => void;
}

/** A joined subject has no actions. */
export const colunasDosAssuntos = ({
  onAto,
  onMover,
}: Acoes): readonly TableColumn<AssuntoAdministrado>[] => [
  { key: 'nome', header: 'Assunto', rowHeader: true, cell: ({ descAssunto }) => descAssunto },
  { key: 'area', header: 'Área', cell: ({ area }) => area },
  { key: 'casos', header: 'Em uso', align: 'end', cell: ({ casos }) => casos.toLocaleString('pt-BR') },
  { key: 'subassuntos', header: 'Subassuntos', align: 'end', cell: ({ subassuntos }) => subassuntos },
  { key: 'situacao', header: 'Situação', cell: (assunto) => <SituacaoDaLinha {...assunto} /> },
  {
    key: 'ordem',
    header: 'Ordem na área',
    cell: (assunto) =>
      assunto.unidoA ? null : (
        <Ordem {...assunto} nome={assunto.descAssunto} onMover={(direcao) => onMover(assunto, direcao)} />
      ),
  },
  {
    key: 'acoes',
    header: 'Ações',
    cell: (assunto) =>
      assunto.unidoA ? null : (
        <AcoesDaLinha
          nome={assunto.descAssunto}
          mudar="Mudar nome ou área"
          ativo={assunto.ativo}
          onAto={(ato) => onAto(ato, assunto)}
        />
      ),
  },
];
