import type { Selecao } from '#shell/lista/use-selecao.ts';
import { Table } from '#shell/ui/table.tsx';
import type { Encaminhamento } from '../trabalho-queries.ts';
import { ALTURA_DA_TABELA, useTransborda } from '../use-transborda.ts';
import { type ColunaDeEncaminhamento, colunasDa } from './colunas-dos-encaminhamentos.tsx';
import type { FiltroDosEncaminhados } from './filtro-de-encaminhamentos.ts';

interface TabelaDeEncaminhamentosProps {
  readonly linhas: readonly Encaminhamento[];
  readonly colunas: readonly ColunaDeEncaminhamento[];
  readonly comOrgaos: boolean;
  readonly ordem: Pick<FiltroDosEncaminhados, 'ordem' | 'sentido'>;
  /** Undefined for people who may only look. */
  readonly selecao: Selecao<Encaminhamento> | undefined;
  readonly onFiltrar: (mudanca: Partial<FiltroDosEncaminhados>) => void;
}

const chaveDa = ({ idEncaminhamento }: Encaminhamento): string => String(idEncaminhamento);

/** On a phone rows are cards and the sortable header is hidden. */
const ordensDosCartoes = {
  'quando desc': { rotulo: 'Mais recentes', ordem: 'quando', sentido: 'desc' },
  'quando asc': { rotulo: 'Mais antigas', ordem: 'quando', sentido: 'asc' },
  'prazo asc': { rotulo: 'Prazo mais próximo', ordem: 'prazo', sentido: 'asc' },
  'prazo desc': { rotulo: 'Prazo mais distante', ordem: 'prazo', sentido: 'desc' },
} as const;
type OrdemDosCartoes = keyof typeof ordensDosCartoes;

function OrdenarCartoes({ ordem, onFiltrar }: Pick<TabelaDeEncaminhamentosProps, 'ordem' | 'onFiltrar'>) {
  return (
    <div className="trabalho-ordem br-pagination">
      <label>
        Ordenar por
        <select
          value={`${ordem.ordem} ${ordem.sentido}`}
          onChange={({ target }) => {
            const { ordem: nova, sentido } = ordensDosCartoes[target.value as OrdemDosCartoes];
            onFiltrar({ ordem: nova, sentido });
          }}
        >
          {Object.entries(ordensDosCartoes).map(([valor, { rotulo }]) => (
            <option key={valor} value={valor}>
              {rotulo}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

export function TabelaDeEncaminhamentos(props: TabelaDeEncaminhamentosProps) {
  const { linhas, colunas, comOrgaos, ordem, selecao, onFiltrar } = props;
  const porChave = new Map(linhas.map((linha) => [chaveDa(linha), linha]));
  const { moldura, transborda } = useTransborda(colunas, linhas);
  return (
    <div ref={moldura}>
      <OrdenarCartoes ordem={ordem} onFiltrar={onFiltrar} />
      <Table
        caption="Manifestações encaminhadas"
        hiddenCaption
        columns={colunasDa(colunas, comOrgaos)}
        rows={linhas}
        rowKey={chaveDa}
        sort={{ key: ordem.ordem, direction: ordem.sentido === 'asc' ? 'ascending' : 'descending' }}
        onSort={({ key, direction }) =>
          onFiltrar({
            ordem: key === 'prazo' ? 'prazo' : 'quando',
            sentido: direction === 'ascending' ? 'asc' : 'desc',
          })
        }
        dense
        {...(transborda && { maxHeight: ALTURA_DA_TABELA })}
        {...(selecao && {
          selection: {
            selected: selecao.chaves,
            onChange: selecao.escolher,
            nameOf: (chave: string) => porChave.get(chave)?.numeroProtocolo ?? chave,
            unavailable: (chave: string) =>
              porChave.get(chave)?.aoAlcance ? undefined : 'está em outro órgão',
          },
        })}
      />
    </div>
  );
}
