import type { TableColumn } from '#shell/ui/table.tsx';
import type { Direcao } from '../../domain/ordem.ts';
import type { SubassuntoAdministrado } from '../administrar-queries.ts';
import { AcoesDaLinha, type AtoDaLinha, Ordem, SituacaoDaLinha } from '../celulas.tsx';

interface Acoes {
  readonly onAto: (ato: AtoDaLinha, subassunto: SubassuntoAdministrado) => void;
  readonly onMover: (subassunto: SubassuntoAdministrado, direcao: Direcao) => void;
}

const isEditavel = ({ podeEditar, unidoA }: SubassuntoAdministrado): boolean => podeEditar && !unidoA;

const colunasDeEdicao = ({ onAto, onMover }: Acoes): readonly TableColumn<SubassuntoAdministrado>[] => [
  {
    key: 'ordem',
    header: 'Ordem no assunto',
    cell: (subassunto) =>
      isEditavel(subassunto) && (
        <Ordem
          {...subassunto}
          nome={subassunto.descSubassunto}
          onMover={(direcao) => onMover(subassunto, direcao)}
        />
      ),
  },
  {
    key: 'acoes',
    header: 'Ações',
    cell: (subassunto) =>
      isEditavel(subassunto) && (
        <AcoesDaLinha
          nome={subassunto.descSubassunto}
          mudar="Mudar o nome"
          ativo={subassunto.ativo}
          onAto={(ato) => onAto(ato, subassunto)}
        />
      ),
  },
];

/** Null for somebody who may only read. */
export const colunasDosSubassuntos = (
  acoes: Acoes | null,
): readonly TableColumn<SubassuntoAdministrado>[] => [
  { key: 'nome', header: 'Subassunto', rowHeader: true, cell: ({ descSubassunto }) => descSubassunto },
  { key: 'assunto', header: 'Assunto', cell: ({ assunto }) => assunto.descricao },
  { key: 'de', header: 'De quem é', cell: ({ orgao }) => orgao?.descricao ?? 'Todos os órgãos' },
  { key: 'casos', header: 'Em uso', align: 'end', cell: ({ casos }) => casos.toLocaleString('pt-BR') },
  { key: 'situacao', header: 'Situação', cell: (subassunto) => <SituacaoDaLinha {...subassunto} /> },
  ...(acoes ? colunasDeEdicao(acoes) : []),
];
