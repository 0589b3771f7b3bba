import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type ReactNode, useEffect, useRef } from 'react';
import { Escolhidos } from '#shell/lista/escolhidos.tsx';
import { Procurar } from '#shell/lista/procurar.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Pagination } from '#shell/ui/navegacao/pagination.tsx';
import type { Opcao } from '../domain/facetas.ts';
import { POR_PAGINA } from '../domain/filtro-da-busca.ts';
import { Facetas } from './facetas.tsx';
import { type FiltroDaTela, semEscolhas } from './filtro-da-tela.ts';
import './busca.css';

interface Pagina<F extends string, I> {
  readonly total: number;
  readonly haMais: boolean;
  readonly soPalavrasVazias: boolean;
  readonly itens: readonly I[];
  readonly facetas: Readonly<Record<F, readonly Opcao[]>>;
}

interface TelaDeBuscaProps<F extends string, I> {
  readonly filtro: FiltroDaTela<F>;
  readonly onFiltrar: (mudanca: Partial<FiltroDaTela<F>>) => void;
  readonly nomes: Readonly<Record<F, string>>;
  /** What this search is for; hidden once there are results to read. */
  readonly introducao: ReactNode;
  readonly ajuda: string;
  /** The title of the list when no words were typed. */
  readonly recentes: string;
  readonly busca: {
    readonly data: Pagina<F, I> | undefined;
    readonly error: Error | null;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly resultado: (item: I) => ReactNode;
  readonly acoes?: ReactNode;
}

const opcoesDeOrdem = [
  { value: 'relevancia', label: 'Mais relevantes primeiro' },
  { value: 'recentes', label: 'Mais recentes primeiro' },
];

const quantos = ({ total, haMais }: Pagina<string, unknown>): string => {
  if (haMais)
    return `Mais de ${total} resultados. Mostramos os ${total} mais recentes: use os filtros para chegar aos outros.`;
  if (total === 0) return 'Nenhum resultado.';
  return total === 1 ? '1 resultado.' : `${total} resultados.`;
};

function Vazia({ onLimpar, isFiltrada }: { readonly onLimpar: () => void; readonly isFiltrada: boolean }) {
  return (
    <>
      <EmptyState
        title="Nada encontrado"
        icon={faSearch}
        headingLevel={3}
        action={
          <div className="ui-actions">
            {isFiltrada && (
              <Button variant="secondary" onClick={onLimpar}>
                Limpar filtros
              </Button>
            )}
            <LinkButton to="/manifestacao/criar?tipo=8" variant="primary">
              Fazer um pedido de informação
            </LinkButton>
          </div>
        }
      >
        Ainda não há nada público com essas palavras e filtros.
      </EmptyState>
      <ul className="busca-dicas">
        <li>Confira se as palavras estão escritas corretamente. Acentos e plurais não fazem diferença.</li>
        <li>
          Use menos palavras, ou palavras mais gerais: “merenda” em vez de “cardápio da merenda escolar”.
        </li>
        <li>
          Escreva OU entre palavras parecidas: “remédio OU medicamento”. Entre aspas, as palavras são
          procuradas juntas e nessa ordem; singular e plural contam como a mesma palavra.
        </li>
      </ul>
    </>
  );
}

/** A search: words, filters, results and paging. Each screen says what is searched. */
export function TelaDeBusca<F extends string, I>(props: TelaDeBuscaProps<F, I>) {
  const { filtro, onFiltrar, nomes, busca } = props;
  const { data } = busca;
  const titulo = useRef<HTMLHeadingElement>(null);
  const paginaVista = useRef(filtro.pagina);
  // A new page is read from its beginning.
  useEffect(() => {
    if (busca.isPlaceholderData || paginaVista.current === filtro.pagina) return;
    paginaVista.current = filtro.pagina;
    titulo.current?.focus();
  }, [filtro.pagina, busca.isPlaceholderData]);
  const facetas = Object.keys(nomes) as F[];
  const escolhidas = facetas.filter((faceta) => filtro.escolhas[faceta] !== '');
  const escolher = (faceta: F, valor: string) =>
    onFiltrar({ escolhas: { ...filtro.escolhas, [faceta]: valor }, pagina: 1 });
  const limpar = () => onFiltrar({ escolhas: semEscolhas(facetas), pagina: 1 });
  const nomeDe = (faceta: F): string => {
    const valor = filtro.escolhas[faceta];
    return data?.facetas[faceta].find((opcao) => opcao.valor === valor)?.nome ?? `${nomes[faceta]}: ${valor}`;
  };
  return (
    <>
      {filtro.q === '' && props.introducao}
      <search className="busca-caixa">
        <Procurar busca={filtro.q} ajuda={props.ajuda} onProcurar={(q) => onFiltrar({ q, pagina: 1 })} />
      </search>
      <Escolhidos<{ faceta: F }>
        escolhas={escolhidas.map((faceta) => ({ texto: nomeDe(faceta), sem: { faceta } }))}
        onFiltrar={({ faceta }) => faceta && escolher(faceta, '')}
        onLimpar={limpar}
      />
      <div className="busca-corpo">
        {data && data.total > 0 && (
          <Facetas
            nomes={nomes}
            facetas={data.facetas}
            escolhas={filtro.escolhas}
            haMais={data.haMais}
            onEscolher={escolher}
          />
        )}
        <section className="busca-resultados" aria-labelledby="busca-resultados">
          <h2 id="busca-resultados" ref={titulo} tabIndex={-1}>
            {filtro.q ? 'Resultados' : props.recentes}
          </h2>
          <div className="busca-resumo">
            <p role="status" className={data?.total === 0 ? 'sr-only' : undefined}>
              {data && !busca.isError && quantos(data)}
            </p>
            {data && data.total > 1 && filtro.q && (
              <Select
                label="Ordenar por"
                options={opcoesDeOrdem}
                value={filtro.ordem}
                onChange={(valor) =>
                  onFiltrar({ ordem: valor === 'recentes' ? 'recentes' : 'relevancia', pagina: 1 })
                }
              />
            )}
          </div>
          {busca.isError && <FalhaAoAbrir titulo="Não foi possível buscar." falha={busca} />}
          {!data && !busca.isError && <Skeleton shape="card" lines={4} label="Buscando…" />}
          {data?.soPalavrasVazias && (
            <Message type="info" title="Digite palavras que digam o assunto." still>
              Palavras como “de” e “para” estão em todos os textos e não ajudam a encontrar.
            </Message>
          )}
          {data && data.total === 0 && <Vazia onLimpar={limpar} isFiltrada={escolhidas.length > 0} />}
          {data && data.itens.length > 0 && (
            <ol className="busca-lista" aria-busy={busca.isPlaceholderData}>
              {data.itens.map(props.resultado)}
            </ol>
          )}
          {data && data.total > POR_PAGINA && (
            <Pagination
              page={filtro.pagina}
              pageSize={POR_PAGINA}
              total={data.total}
              onPage={(pagina) => onFiltrar({ pagina })}
              label="Páginas de resultados"
            />
          )}
          {props.acoes}
        </section>
      </div>
    </>
  );
}
