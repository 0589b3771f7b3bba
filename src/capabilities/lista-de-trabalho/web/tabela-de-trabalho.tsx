import type { Selecao } from '#shell/lista/use-selecao.ts';
import { Table, type TableSort } from '#shell/ui/table.tsx';
import { colunasDa, type Linha } from './colunas.tsx';
import { type Filtro, ordemDo } from './filtro-do-endereco.ts';
import { type ColunaOpcional, isOrdem, nomesDasColunas } from './nomes-das-colunas.ts';
import { ALTURA_DA_TABELA, useTransborda } from './use-transborda.ts';

interface TabelaDeTrabalhoProps {
  readonly legenda: string;
  readonly filtro: Filtro;
  readonly linhas: readonly Linha[];
  readonly colunas: readonly ColunaOpcional[];
  readonly selecao: Selecao<Linha> | undefined;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
}

const sentidos = { asc: 'ascending', desc: 'descending' } as const;

const toFiltro = ({ key, direction }: TableSort): Partial<Filtro> =>
  isOrdem(key) ? { ordem: key, sentido: direction === 'ascending' ? 'asc' : 'desc' } : {};

/** On a phone rows are cards and the sortable headers are hidden. */
function OrdenarCartoes({ filtro, onFiltrar }: Pick<TabelaDeTrabalhoProps, 'filtro' | 'onFiltrar'>) {
  const { ordem, sentido } = ordemDo(filtro);
  const opcoes = Object.entries(nomesDasColunas).filter(([coluna]) => isOrdem(coluna));
  return (
    <div className="trabalho-ordem br-pagination">
      <label>
        Ordenar por
        <select
          value={ordem}
          onChange={({ target }) =>
            onFiltrar({ ordem: isOrdem(target.value) ? target.value : null, sentido: null })
          }
        >
          {opcoes.map(([coluna, nome]) => (
            <option key={coluna} value={coluna}>
              {nome}
            </option>
          ))}
        </select>
      </label>
      <label>
        Sentido
        <select
          value={sentido}
          onChange={({ target }) => onFiltrar({ ordem, sentido: target.value === 'desc' ? 'desc' : 'asc' })}
        >
          <option value="asc">Crescente</option>
          <option value="desc">Decrescente</option>
        </select>
      </label>
    </div>
  );
}

/** Internal deadlines are rare: a column of dashes would take the place of the text. One that sorts stays. */
const temOQueMostrar = (coluna: ColunaOpcional, linhas: readonly Linha[], ordem: string): boolean =>
  coluna !== 'prazo-interno' ||
  ordem === 'prazo-interno' ||
  linhas.some(({ prazoInterno }) => prazoInterno !== null);

export function TabelaDeTrabalho(props: TabelaDeTrabalhoProps) {
  const { legenda, filtro, linhas, selecao, onFiltrar } = props;
  const { ordem, sentido } = ordemDo(filtro);
  const colunas = props.colunas.filter((coluna) => temOQueMostrar(coluna, linhas, ordem));
  const protocolos = new Map(linhas.map((linha) => [String(linha.idManifestacao), linha.numeroProtocolo]));
  const { moldura, transborda } = useTransborda(colunas, linhas);
  return (
    <div ref={moldura}>
      <OrdenarCartoes filtro={filtro} onFiltrar={onFiltrar} />
      <Table
        caption={legenda}
        hiddenCaption
        columns={colunasDa(colunas)}
        rows={linhas}
        rowKey={({ idManifestacao }) => String(idManifestacao)}
        rowState={({ estado }) => estado}
        sort={{ key: ordem, direction: sentidos[sentido] }}
        onSort={(sort) => onFiltrar(toFiltro(sort))}
        dense
        {...(transborda && { maxHeight: ALTURA_DA_TABELA })}
        {...(selecao && {
          selection: {
            selected: selecao.chaves,
            onChange: selecao.escolher,
            nameOf: (chave: string) => protocolos.get(chave) ?? chave,
          },
        })}
      />
    </div>
  );
}
