import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import type { CSSProperties } from 'react';
import { NADA } from '#shell/lista/celulas.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Dropdown } from '#shell/ui/janela/dropdown.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { UnidadeDoOrgao } from '../../../domain/orgao-gerenciado.ts';
import { emArvore } from '../../../domain/unidade.ts';

interface ArvoreProps {
  readonly unidades: readonly UnidadeDoOrgao[];
  readonly onEditar: (unidade: UnidadeDoOrgao) => void;
  readonly onMudarSituacao: (unidade: UnidadeDoOrgao) => void;
}

type Linha = ReturnType<typeof emArvore<UnidadeDoOrgao>>[number] & { readonly acima: string | null };

const colunas = ({
  onEditar,
  onMudarSituacao,
}: Omit<ArvoreProps, 'unidades'>): readonly TableColumn<Linha>[] => [
  {
    key: 'unidade',
    header: 'Unidade',
    rowHeader: true,
    cell: ({ unidade: { sigla, nome }, nivel, acima }) => (
      <span className="gerenciar-ramo" style={{ '--nivel': nivel } as CSSProperties}>
        <span>
          {sigla} – {nome}
        </span>
        {acima && <span className="ui-muted">abaixo de {acima}</span>}
      </span>
    ),
  },
  { key: 'email', header: 'E-mail', cell: ({ unidade: { email } }) => email ?? NADA },
  {
    key: 'pessoas',
    header: 'Pessoas',
    cell: ({ unidade: { pessoas } }) =>
      pessoas.length === 0 ? 'Ninguém' : pessoas.map(({ nome }) => nome).join(', '),
  },
  {
    key: 'pedidos',
    header: 'Pedidos abertos',
    cell: ({ unidade: { pedidosAbertos } }) => pedidosAbertos.toLocaleString('pt-BR'),
  },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ unidade: { ativa } }) =>
      ativa ? (
        <Tag tone="success" icon={faCheck}>
          Ativa
        </Tag>
      ) : (
        <Tag>Inativa</Tag>
      ),
  },
  {
    key: 'atos',
    header: 'Ações',
    cell: ({ unidade }) => (
      <Dropdown
        label={`Ações de ${unidade.sigla}`}
        hiddenLabel
        icon={faEllipsisV}
        size="small"
        align="end"
        items={[
          { id: 'editar', label: 'Mudar', onSelect: () => onEditar(unidade) },
          {
            id: 'situacao',
            label: unidade.ativa ? 'Inativar' : 'Reativar',
            danger: unidade.ativa,
            onSelect: () => onMudarSituacao(unidade),
          },
        ]}
      />
    ),
  },
];

/** A table in tree order: each unit below its parent, indented. */
export function ArvoreDeUnidades({ unidades, ...atos }: ArvoreProps) {
  const linhas = emArvore(unidades).map(({ unidade, nivel }) => ({
    unidade,
    nivel,
    acima: unidades.find(({ idUnidade }) => idUnidade === unidade.idPai)?.sigla ?? null,
  }));
  return (
    <Table
      caption="Unidades internas, cada uma abaixo da sua superior"
      hiddenCaption
      columns={colunas(atos)}
      rows={linhas}
      rowKey={({ unidade }) => String(unidade.idUnidade)}
    />
  );
}
