import { Table } from '#web/ui/table.tsx';
import { type ColunaDeEncaminhamento, colunasDa } from './colunas-dos-encaminhamentos.tsx';
import type { FiltroDosEncaminhados } from './filtro-de-encaminhamentos.ts';
import type { Encaminhamento } from './trabalho-queries.ts';
import type { Selecao } from './use-selecao.ts';
import { ALTURA_DA_TABELA, useTransborda } from './use-transborda.ts';

interface TabelaDeEncaminhamentosProps {
  readonly linhas: readonly Encaminhamento[];
  readonly colunas: readonly ColunaDeEncaminhamento[];
  readonly comOrgaos: boolean;
  readonly sentido: FiltroDosEncaminhados['sentido'];
  /** None for who only looks. */
  readonly selecao: Selecao<Encaminhamento> | undefined;
  readonly onFiltrar: (mudanca: Partial<FiltroDosEncaminhados>) => void;
}

export const chaveDa = ({ idEncaminhamento }: Encaminhamento): string => String(idEncaminhamento);

/** The head that sorts is hidden on a phone, where rows are cards. */
function OrdenarCartoes({ sentido, onFiltrar }: Pick<TabelaDeEncaminhamentosProps, 'sentido' | 'onFiltrar'>) {
  return (
    <div className="trabalho-ordem br-pagination">
      <label>
        Ordenar por
        <select
          value={sentido}
          onChange={({ target }) => onFiltrar({ sentido: target.value === 'asc' ? 'asc' : 'desc' })}
        >
          <option value="desc">Mais recentes</option>
          <option value="asc">Mais antigas</option>
        </select>
      </label>
    </div>
  );
}

export function TabelaDeEncaminhamentos(props: TabelaDeEncaminhamentosProps) {
  const { linhas, colunas, comOrgaos, sentido, selecao, onFiltrar } = props;
  const porChave = new Map(linhas.map((linha) => [chaveDa(linha), linha]));
  const { moldura, transborda } = useTransborda(colunas, linhas);
  return (
    <div ref={moldura}>
      <OrdenarCartoes sentido={sentido} onFiltrar={onFiltrar} />
      <Table
        caption="Manifestações encaminhadas"
        hiddenCaption
        columns={colunasDa(colunas, comOrgaos)}
        rows={linhas}
        rowKey={chaveDa}
        sort={{ key: 'quando', direction: sentido === 'asc' ? 'ascending' : 'descending' }}
        onSort={({ direction }) => onFiltrar({ sentido: direction === 'ascending' ? 'asc' : 'desc' })}
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
