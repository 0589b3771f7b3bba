import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { faExclamationTriangle } from '@fortawesome/free-solid-svg-icons/faExclamationTriangle.js';
import { Link } from 'react-router';
import { NADA } from '#shell/lista/celulas.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Dropdown, type DropdownItem } from '#shell/ui/janela/dropdown.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { OrgaoNaLista } from '../../domain/orgao-gerenciado.ts';
import { enderecoDoOrgao } from './opcoes.ts';

interface Atos {
  readonly podeInativar: boolean;
  readonly onMudarSituacao: (orgao: OrgaoNaLista) => void;
}

function Situacao({ situacao, formularios }: OrgaoNaLista) {
  return (
    <span className="trabalho-etiquetas">
      {situacao === 'ativo' ? (
        <Tag tone="success" icon={faCheck}>
          Ativo
        </Tag>
      ) : (
        <Tag>Inativo</Tag>
      )}
      {situacao === 'ativo' && formularios === 0 && (
        <Tag tone="warning" icon={faExclamationTriangle}>
          Sem formulários
        </Tag>
      )}
    </span>
  );
}

const atosDe = (orgao: OrgaoNaLista, { podeInativar, onMudarSituacao }: Atos): DropdownItem[] => {
  const { idOuvidoria, situacao } = orgao;
  const ir = (id: string, label: string, aba?: string) => ({
    id,
    label,
    to: enderecoDoOrgao(idOuvidoria, aba),
  });
  return [
    ir('dados', 'Ver e mudar os dados'),
    ir('formularios', 'Formulários', 'formularios'),
    ir('unidades', 'Unidades internas', 'unidades'),
    ir('servicos', 'Serviços', 'servicos'),
    ...(podeInativar
      ? [
          {
            id: 'situacao',
            label: situacao === 'ativo' ? 'Inativar' : 'Reativar',
            danger: situacao === 'ativo',
            onSelect: () => onMudarSituacao(orgao),
          },
        ]
      : []),
  ];
};

const lugar = ({ uf, municipio }: OrgaoNaLista) => {
  if (uf === null) return NADA;
  return municipio ? `${municipio} – ${uf}` : uf;
};

export const colunasDosOrgaos = (atos: Atos): readonly TableColumn<OrgaoNaLista>[] => [
  {
    key: 'orgao',
    header: 'Órgão',
    rowHeader: true,
    cell: ({ idOuvidoria, sigla, nome }) => (
      <Link to={enderecoDoOrgao(idOuvidoria)}>
        {sigla} – {nome}
      </Link>
    ),
  },
  { key: 'esfera', header: 'Esfera', cell: ({ esfera }) => esfera },
  { key: 'lugar', header: 'Lugar', cell: lugar },
  {
    key: 'prefixo',
    header: 'Prefixo',
    cell: ({ prefixoProtocolo }) => <span className="ui-mono">{prefixoProtocolo}</span>,
  },
  { key: 'sic', header: 'SIC', cell: ({ temSic }) => (temSic ? 'Sim' : 'Não') },
  {
    key: 'abertas',
    header: 'Manifestações abertas',
    cell: ({ abertas }) => abertas.toLocaleString('pt-BR'),
  },
  { key: 'situacao', header: 'Situação', cell: Situacao },
  {
    key: 'atos',
    header: 'Ações',
    cell: (orgao) => (
      <Dropdown
        label={`Ações de ${orgao.sigla}`}
        hiddenLabel
        icon={faEllipsisV}
        size="small"
        align="end"
        items={atosDe(orgao, atos)}
      />
    ),
  },
];
