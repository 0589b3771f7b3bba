import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { NADA } from '#shell/lista/celulas.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Dropdown } from '#shell/ui/janela/dropdown.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { ServicoDoOrgao } from '../../../domain/orgao-gerenciado.ts';

interface TabelaProps {
  readonly servicos: readonly ServicoDoOrgao[];
  readonly ocupada: boolean;
  readonly onEditar: (servico: ServicoDoOrgao) => void;
  readonly onMover: (indice: number, passo: 1 | -1) => void;
  readonly onMudarSituacao: (servico: ServicoDoOrgao) => void;
}

export function TabelaDeServicos(props: TabelaProps) {
  const { servicos, ocupada, onEditar, onMover, onMudarSituacao } = props;
  const columns: readonly TableColumn<ServicoDoOrgao>[] = [
    { key: 'nome', header: 'Serviço', rowHeader: true, cell: ({ nome }) => nome },
    { key: 'publico', header: 'Para quem é', cell: ({ publico }) => publico ?? NADA },
    {
      key: 'link',
      header: 'Endereço',
      cell: ({ link }) => (link ? <span className="gerenciar-quebra">{link}</span> : NADA),
    },
    {
      key: 'situacao',
      header: 'Situação',
      cell: ({ ativo }) =>
        ativo ? (
          <Tag tone="success" icon={faCheck}>
            Na busca
          </Tag>
        ) : (
          <Tag>Inativo</Tag>
        ),
    },
    {
      key: 'atos',
      header: 'Ações',
      cell: (servico) => {
        const indice = servicos.indexOf(servico);
        return (
          <Dropdown
            label={`Ações de ${servico.nome}`}
            hiddenLabel
            icon={faEllipsisV}
            size="small"
            align="end"
            items={[
              { id: 'editar', label: 'Mudar', onSelect: () => onEditar(servico) },
              {
                id: 'subir',
                label: 'Mover para cima',
                disabled: ocupada || indice === 0,
                onSelect: () => onMover(indice, -1),
              },
              {
                id: 'descer',
                label: 'Mover para baixo',
                disabled: ocupada || indice === servicos.length - 1,
                onSelect: () => onMover(indice, 1),
              },
              {
                id: 'situacao',
                label: servico.ativo ? 'Inativar' : 'Reativar',
                disabled: ocupada,
                onSelect: () => onMudarSituacao(servico),
              },
            ]}
          />
        );
      },
    },
  ];
  return (
    <Table
      caption="Serviços do órgão"
      hiddenCaption
      columns={columns}
      rows={servicos}
      rowKey={({ idServico }) => String(idServico)}
    />
  );
}
