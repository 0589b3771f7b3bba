import { useRef, useState } from 'react';
import { FolhaDeAtalhos } from '#shell/atalhos/folha-de-atalhos.tsx';
import { atoDaEquipe } from '#shell/atos/atos-na-tela.ts';
import { useFocoNaLista } from '#shell/lista/foco-na-lista.ts';
import { Paginas, usePaginas } from '#shell/lista/paginas.tsx';
import { useSelecao } from '#shell/lista/use-selecao.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { ItemDeTrabalho } from '../contract.ts';
import { filas, type NomeDaFila } from '../domain/filas.ts';
import { BarraDaLista } from './barra-da-lista.tsx';
import { BarraDeLote } from './barra-de-lote.tsx';
import { idDaLinha, type Linha } from './colunas.tsx';
import { useAtoNaLista } from './equipe/use-ato-na-lista.tsx';
import { EscolherColunas } from './escolher-colunas.tsx';
import { type Filtro, quantosFiltros, semFiltro } from './filtro-do-endereco.ts';
import { type ColunaOpcional, colunasOpcionais, nomesDasColunas } from './nomes-das-colunas.ts';
import { Chegadas, EstadoDaLista } from './novidades.tsx';
import { type Preferencias, tamanhosDePagina } from './preferencias.ts';
import { TabelaDeTrabalho } from './tabela-de-trabalho.tsx';
import { useContagens, usePagina, useRenovar } from './trabalho-queries.ts';
import { useAtalhosDaLista } from './use-atalhos-da-lista.ts';
import { useAtualizacoes } from './use-atualizacoes.ts';
import { Vazia } from './vazia.tsx';

interface FilaAbertaProps {
  readonly filtro: Filtro;
  readonly suas: readonly NomeDaFila[];
  readonly podeTratar: boolean;
  readonly comOrgaos: boolean;
  readonly preferencias: Preferencias<ColunaOpcional>;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
  readonly onPreferir: (mudanca: Partial<Preferencias<ColunaOpcional>>) => void;
}

const chaveDa = ({ idManifestacao }: Linha): string => String(idManifestacao);
const idDaLinhaDe = ({ idManifestacao }: Linha): string => idDaLinha(idManifestacao);

const NENHUM: readonly ItemDeTrabalho[] = [];

/** One queue of the office: its rows, kept up to date, and what is done with them. */
export function FilaAberta(props: FilaAbertaProps) {
  const { filtro, suas, podeTratar, comOrgaos, preferencias, onFiltrar, onPreferir } = props;
  const paginas = usePaginas();
  const pagina = usePagina({ filtro, porPagina: preferencias.porPagina, cursor: paginas.cursor });
  const contagens = useContagens(filtro.idOuvidoria).data;
  const renovar = useRenovar();
  const itens = pagina.data?.itens ?? NENHUM;
  const carga = String(pagina.dataUpdatedAt);
  const { linhas, chegadas, mostrarChegadas } = useAtualizacoes({ filtro, itens, carga });
  const selecao = useSelecao(linhas, chaveDa);
  const foco = useFocoNaLista({ linhas, idDaLinha: idDaLinhaDe, carga });
  const campo = useRef<HTMLInputElement>(null);
  const [comColunas, setComColunas] = useState(false);
  const ato = useAtoNaLista(() => {
    selecao.limpar();
    renovar.tudo();
  });

  const filtrada = quantosFiltros(filtro) > 0;
  const totalDa = (fila: NomeDaFila) => contagens?.filas.find((cada) => cada.fila === fila)?.total;
  const outraFila = suas.find((fila) => fila !== filtro.fila && (totalDa(fila) ?? 0) > 0);
  const proximo = pagina.isPlaceholderData ? null : (pagina.data?.proximoCursor ?? null);
  const ir = (passo: () => void) => () => {
    foco.esperarPagina();
    passo();
  };
  const onProxima = proximo === null ? undefined : ir(() => paginas.proxima(proximo));
  const onAnterior = paginas.numero > 1 ? ir(paginas.anterior) : undefined;

  const irParaFila = (fila: NomeDaFila) => onFiltrar({ fila, ordem: null, sentido: null });
  const folha = useAtalhosDaLista({
    podeTratar,
    suas,
    foco,
    selecao,
    campo,
    onAssumir: (casos) => ato.comecar(atoDaEquipe('assumir'), casos),
    onFila: irParaFila,
    onProxima,
    onAnterior,
  });

  return (
    <>
      <BarraDaLista
        filtro={filtro}
        suas={suas}
        comOrgaos={comOrgaos}
        campoRef={campo}
        onFiltrar={onFiltrar}
        onColunas={() => setComColunas(true)}
        onAtalhos={() => folha.setAberta(true)}
      />
      <div className="trabalho-resumo">
        <p role="status">{ato.feito}</p>
        <EstadoDaLista onRenovar={renovar.tudo} />
      </div>
      <Chegadas quantas={chegadas.length} onMostrar={ir(mostrarChegadas)} />
      {pagina.isPending && <Skeleton shape="row" lines={10} label="Carregando as manifestações…" />}
      {pagina.isError && <FalhaAoAbrir titulo="Não foi possível carregar as manifestações." falha={pagina} />}
      {pagina.isSuccess && linhas.length === 0 && (
        <Vazia
          fila={filtro.fila}
          filtrada={filtrada}
          onLimpar={() => onFiltrar(semFiltro)}
          outra={
            outraFila && {
              rotulo: filas[outraFila].rotulo,
              onIr: () => irParaFila(outraFila),
            }
          }
        />
      )}
      {linhas.length > 0 && !pagina.isError && (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the rows it wraps */}
          <div className="trabalho-tabela" aria-busy={pagina.isPlaceholderData} onFocus={foco.onFocus}>
            <TabelaDeTrabalho
              legenda={`Manifestações: ${filas[filtro.fila].rotulo}`}
              filtro={filtro}
              linhas={linhas}
              colunas={preferencias.colunas}
              selecao={podeTratar ? selecao : undefined}
              onFiltrar={onFiltrar}
            />
          </div>
          <Paginas
            numero={paginas.numero}
            tamanhos={tamanhosDePagina}
            porPagina={preferencias.porPagina}
            naTela={itens.length}
            total={filtrada ? undefined : totalDa(filtro.fila)}
            carregando={pagina.isPlaceholderData}
            onAnterior={onAnterior}
            onProxima={onProxima}
            onPorPagina={(porPagina) => {
              onPreferir({ porPagina });
              if (paginas.numero > 1) paginas.primeira();
            }}
          />
        </>
      )}
      {podeTratar && (
        <BarraDeLote
          casos={selecao.escolhidas}
          foraDaTela={selecao.foraDaTela}
          onAto={(nome) => ato.comecar(nome, selecao.escolhidas)}
          onLimpar={selecao.limpar}
        />
      )}
      {ato.janela}
      {comColunas && (
        <EscolherColunas
          opcoes={colunasOpcionais}
          nomes={nomesDasColunas}
          escolhidas={preferencias.colunas}
          onEscolher={(colunas) => onPreferir({ colunas })}
          onFechar={() => setComColunas(false)}
        />
      )}
      <FolhaDeAtalhos {...folha} />
    </>
  );
}
