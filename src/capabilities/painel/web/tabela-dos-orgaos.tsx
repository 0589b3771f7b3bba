import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { formatNumero, formatPorCento } from '#shell/ui/graficos/numeros.ts';
import { Table, type TableColumn, type TableSort } from '#shell/ui/table.tsx';
import { type LinhaDoOrgao, OS_OUTROS, type VisaoDoPainel } from '../domain/visao.ts';
import { palavras, textoDoTotal } from './textos-do-painel.ts';

const numero = (valor: number | null, unidade = ''): string =>
  valor === null ? '–' : `${formatNumero(valor)}${unidade}`;

const colunas: readonly TableColumn<LinhaDoOrgao>[] = [
  { key: 'nome', header: 'Órgão', rowHeader: true, sortable: true, cell: ({ nome }) => nome },
  { key: 'total', header: 'Recebidas', align: 'end', sortable: true, cell: textoDoTotal },
  {
    key: 'noPrazo',
    header: 'No prazo',
    align: 'end',
    sortable: true,
    cell: ({ noPrazo }) => formatPorCento(noPrazo),
  },
  {
    key: 'mediana',
    header: 'Tempo mediano',
    align: 'end',
    sortable: true,
    cell: ({ mediana }) => numero(mediana, mediana === 1 ? ' dia' : ' dias'),
  },
  {
    key: 'satisfacao',
    header: 'Satisfação',
    align: 'end',
    sortable: true,
    cell: ({ satisfacao }) => numero(satisfacao),
  },
];

type Campo = 'total' | 'noPrazo' | 'mediana' | 'satisfacao';

/** Hidden or uncounted values come last in either direction; so does the row of all others. */
const ordenar = (linhas: readonly LinhaDoOrgao[], { key, direction }: TableSort): LinhaDoOrgao[] => {
  const sentido = direction === 'ascending' ? 1 : -1;
  const valor = (linha: LinhaDoOrgao): number | null =>
    linha.chave === OS_OUTROS ? null : linha[key as Campo];
  return linhas.toSorted((a, b) => {
    if (key === 'nome') return sentido * a.nome.localeCompare(b.nome, 'pt-BR');
    const [x, y] = [valor(a), valor(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sentido * (x - y);
  });
};

/** On a phone each office is a card: the first ones are enough for most people. */
const PRIMEIROS = 10;

export function TabelaDosOrgaos({ visao }: { readonly visao: VisaoDoPainel }) {
  const [sort, setSort] = useState<TableSort>({ key: 'total', direction: 'descending' });
  const [todos, setTodos] = useState(false);
  const { orgaos, painel } = visao;
  const linhas = ordenar(orgaos.linhas, sort);
  const restantes = todos ? 0 : Math.max(0, linhas.length - PRIMEIROS);
  return (
    <section aria-labelledby="painel-orgaos">
      <h2 id="painel-orgaos">Comparação entre órgãos</h2>
      {orgaos.retido ? (
        <p>São tão poucas pessoas que os números de cada órgão diriam o que cada uma fez.</p>
      ) : (
        <>
          <p className="ui-muted">
            Os que mais recebem, em quantidade de {palavras[painel].casos}. Para ver outros lado a lado,
            escolha-os em “Órgãos”. Prazo e tempo são dos que já têm resposta; a satisfação vai de 0 a 100.
          </p>
          <Table
            caption="Órgãos: quantidade recebida, prazo, tempo e satisfação"
            hiddenCaption
            columns={colunas}
            rows={restantes > 0 ? linhas.slice(0, PRIMEIROS) : linhas}
            rowKey={({ chave }) => chave}
            sort={sort}
            onSort={setSort}
            dense
          />
          {restantes > 0 && (
            <Button variant="secondary" size="small" onClick={() => setTodos(true)}>
              Mostrar mais {restantes}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
