import { Accordion } from '#shell/ui/navegacao/accordion.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { type Coluna, chaveDe, type TipoDeColuna } from '../domain/coluna.ts';
import { descritoEm, type NomeDeEsquema } from '../domain/esquema.ts';
import { BASE } from './dados-abertos-queries.ts';

const tipos: Readonly<Record<TipoDeColuna, string>> = {
  inteiro: 'número inteiro',
  texto: 'texto',
  data: 'dia',
  logico: 'sim ou não',
};

const colunas: readonly TableColumn<Coluna>[] = [
  {
    key: 'coluna',
    header: 'Coluna',
    rowHeader: true,
    cell: (coluna) => (
      <>
        <code>{coluna.nome}</code>
        {coluna.chave && coluna.chave !== coluna.nome && (
          <span className="dados-chave">
            ou <code>{chaveDe(coluna)}</code>
          </span>
        )}
      </>
    ),
  },
  { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => tipos[tipo] },
  {
    key: 'descricao',
    header: 'O que é',
    cell: ({ descricao, obrigatoria }) => (obrigatoria ? `${descricao} Nunca vazia.` : descricao),
  },
];

function Conteudo({ nome }: { readonly nome: NomeDeEsquema }) {
  const { titulo, descricao, regra, colunas: linhas, chave } = descritoEm(nome);
  return (
    <>
      <p>{descricao}</p>
      {regra && <p>{regra}</p>}
      {chave && (
        <p>
          Cada linha tem um <code>{chave}</code> só seu.
        </p>
      )}
      <Table
        caption={`Colunas: ${titulo}`}
        hiddenCaption
        dense
        columns={colunas}
        rows={linhas}
        rowKey={chaveDe}
      />
      <p>
        <a href={`${BASE}/esquemas/${nome}.json`}>Este dicionário para programas (Table Schema)</a>
      </p>
    </>
  );
}

export function Dicionario({ nomes }: { readonly nomes: readonly NomeDeEsquema[] }) {
  return (
    <section aria-labelledby="dicionario">
      <h2 id="dicionario">Dicionário de dados</h2>
      <p>
        Cada coluna de cada conjunto. Os arquivos para programas e a API usam os mesmos nomes; onde há dois, o
        segundo é o deles.
      </p>
      <Accordion
        items={nomes.map((nome) => ({
          id: nome,
          title: descritoEm(nome).titulo,
          content: <Conteudo nome={nome} />,
        }))}
      />
      <p>
        <a href={`${BASE}/datapackage.json`}>Pacote de dados no padrão Frictionless</a>: todos os arquivos,
        somas e dicionários em um só lugar.
      </p>
    </section>
  );
}
