import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { graus, nomeDoGrau } from '../../domain/grau.ts';
import type { ConteudoDaLista, GrupoDeRequerentes, ItemDaLista } from '../../domain/lista/lista-anual.ts';
import { diaSimples } from '../dia-simples.ts';
import '../classificadas.css';

const codigo: TableColumn<ItemDaLista> = {
  key: 'codigo',
  header: 'Código',
  rowHeader: true,
  cell: (item) => <span className="ui-mono classificadas-codigo">{item.codigo}</span>,
};
const assunto: TableColumn<ItemDaLista> = { key: 'assunto', header: 'Assunto', cell: (item) => item.assunto };
const categoria: TableColumn<ItemDaLista> = {
  key: 'categoria',
  header: 'Categoria',
  cell: (item) => item.categoria,
};

const dasClassificadas: readonly TableColumn<ItemDaLista>[] = [
  codigo,
  assunto,
  categoria,
  { key: 'fundamento', header: 'Fundamento legal', cell: (item) => item.fundamento },
  { key: 'producao', header: 'Produzida', cell: (item) => diaSimples(item.dataProducao) },
  { key: 'classificacao', header: 'Classificada', cell: (item) => diaSimples(item.dataClassificacao) },
  { key: 'termo', header: 'Sigilo até', cell: (item) => diaSimples(item.termo) },
];
const dasDesclassificadas: readonly TableColumn<ItemDaLista>[] = [
  codigo,
  assunto,
  categoria,
  { key: 'grau', header: 'Era', cell: (item) => nomeDoGrau[item.grau] },
  {
    key: 'em',
    header: 'Desclassificada',
    cell: (item) => item.desclassificadaEm && diaSimples(item.desclassificadaEm),
  },
];

interface TabelaProps {
  readonly titulo: string;
  readonly itens: readonly ItemDaLista[];
  readonly colunas: readonly TableColumn<ItemDaLista>[];
  readonly vazia: string;
}

function Tabela({ titulo, itens, colunas, vazia }: TabelaProps) {
  return (
    <>
      <h4 className="classificadas-subtitulo">
        {titulo} ({itens.length})
      </h4>
      {itens.length === 0 ? (
        <p>{vazia}</p>
      ) : (
        <Table
          caption={titulo}
          hiddenCaption
          columns={colunas}
          rows={itens}
          rowKey={(item) => item.codigo}
          dense
        />
      )}
    </>
  );
}

function Grupo({ titulo, valores }: GrupoDeRequerentes) {
  return (
    <div>
      <h5 className="classificadas-subtitulo">{titulo}</h5>
      <ul>
        {valores.map(({ nome, pessoas }) => (
          <li key={nome}>
            {nome}: {pessoas ?? '–'}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The list as everybody reads it: Decreto 7.724/2012, art. 45, I to IV. */
export function ConteudoDaListaAnual({ conteudo }: { readonly conteudo: ConteudoDaLista }) {
  const { itens, numeros, de, ate } = conteudo;
  const periodo = `de ${diaSimples(de)} a ${diaSimples(ate)}`;
  return (
    <>
      <section aria-labelledby="desclassificadas">
        <h3 id="desclassificadas">Informações desclassificadas</h3>
        <Tabela
          titulo="Desclassificadas nos doze meses"
          itens={itens.filter(({ situacao }) => situacao === 'desclassificada')}
          colunas={dasDesclassificadas}
          vazia={`Nenhuma informação foi desclassificada ${periodo}.`}
        />
      </section>
      <section aria-labelledby="classificadas">
        <h3 id="classificadas">Informações classificadas</h3>
        {graus.toReversed().map((grau) => (
          <Tabela
            key={grau}
            titulo={`${nomeDoGrau[grau]}s`}
            itens={itens.filter((item) => item.situacao === 'classificada' && item.grau === grau)}
            colunas={dasClassificadas}
            vazia="Nenhuma."
          />
        ))}
      </section>
      <section aria-labelledby="numeros">
        <h3 id="numeros">Pedidos de acesso à informação {periodo}</h3>
        <dl className="classificadas-numeros">
          {Object.entries({
            Recebidos: numeros.recebidos,
            'Acesso concedido': numeros.atendidos,
            'Concedido em parte': numeros.atendidosEmParte,
            Negados: numeros.indeferidos,
            'Outras situações': numeros.outros,
          }).map(([nome, quantos]) => (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{quantos}</dd>
            </div>
          ))}
        </dl>
        <h4 className="classificadas-subtitulo">Quem pediu</h4>
        {numeros.requerentes === null ? (
          <p>Pediram menos de cinco pessoas: nada mais se diz delas, para que não sejam reconhecidas.</p>
        ) : (
          <>
            <p>
              {numeros.requerentes === 1 ? '1 pessoa pediu' : `${numeros.requerentes} pessoas pediram`}{' '}
              informação. Um traço está no lugar do que é de menos de cinco pessoas, ou deixaria descobrir
              isso.
            </p>
            <div className="classificadas-numeros">
              {numeros.grupos.map((grupo) => (
                <Grupo key={grupo.titulo} {...grupo} />
              ))}
            </div>
          </>
        )}
      </section>
    </>
  );
}
