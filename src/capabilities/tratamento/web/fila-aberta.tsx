import { useRef, useState } from 'react';
import { FolhaDeAtalhos } from '#web/atalhos/folha-de-atalhos.tsx';
import { FalhaAoAbrir } from '#web/falha-ao-abrir.tsx';
import { quantas } from '#web/lote/casos.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ItemDeTrabalho } from '../contract.ts';
import { filas, type NomeDaFila } from '../domain/filas.ts';
import { Assumir } from './assumir.tsx';
import { Atribuir } from './atribuir.tsx';
import { BarraDaLista } from './barra-da-lista.tsx';
import { type AtoAqui, BarraDeLote } from './barra-de-lote.tsx';
import { Distribuir } from './distribuir.tsx';
import { EscolherColunas } from './escolher-colunas.tsx';
import { type Filtro, quantosFiltros, semFiltro } from './filtro-do-endereco.ts';
import { useFocoNaLista } from './foco-na-lista.ts';
import { Chegadas, EstadoDaLista } from './novidades.tsx';
import { Paginas, usePaginas } from './paginas.tsx';
import type { Preferencias } from './preferencias.ts';
import { TabelaDeTrabalho } from './tabela-de-trabalho.tsx';
import { useContagens, usePagina, useRenovar } from './trabalho-queries.ts';
import { useAtalhosDaLista } from './use-atalhos-da-lista.ts';
import { useAtualizacoes } from './use-atualizacoes.ts';
import { useSelecao } from './use-selecao.ts';
import { Vazia } from './vazia.tsx';

interface Ato {
  readonly nome: AtoAqui;
  readonly casos: readonly ItemDeTrabalho[];
}

interface FilaAbertaProps {
  readonly filtro: Filtro;
  readonly suas: readonly NomeDaFila[];
  readonly podeTratar: boolean;
  readonly comOrgaos: boolean;
  readonly preferencias: Preferencias;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
  readonly onPreferir: (mudanca: Partial<Preferencias>) => void;
}

const ATOS = { assumir: Assumir, atribuir: Atribuir, distribuir: Distribuir };

const feitos: Readonly<Record<AtoAqui, string>> = {
  assumir: 'Agora com você:',
  atribuir: 'Com outra pessoa:',
  distribuir: 'Distribuídas:',
};

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
  const selecao = useSelecao(linhas);
  const foco = useFocoNaLista(linhas, carga);
  const campo = useRef<HTMLInputElement>(null);
  const [ato, setAto] = useState<Ato | null>(null);
  const [comColunas, setComColunas] = useState(false);
  const [feito, setFeito] = useState('');

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

  const comecar = (nome: AtoAqui, casos: readonly ItemDeTrabalho[]) => {
    setFeito('');
    if (casos.length > 0) setAto({ nome, casos });
  };
  const terminar = () => {
    if (ato) setFeito(`${feitos[ato.nome]} ${quantas(ato.casos.length)}.`);
    setAto(null);
    selecao.limpar();
    renovar.tudo();
  };

  const irParaFila = (fila: NomeDaFila) => onFiltrar({ fila, ordem: null, sentido: null });
  const folha = useAtalhosDaLista({
    podeTratar,
    suas,
    foco,
    selecao,
    campo,
    onAssumir: (casos) => comecar('assumir', casos),
    onFila: irParaFila,
    onProxima,
    onAnterior,
  });

  const AtoAberto = ato && ATOS[ato.nome];
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
        <p role="status">{feito}</p>
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
          ids={selecao.casos.map(({ idManifestacao }) => idManifestacao)}
          onAto={(nome) => comecar(nome, selecao.casos)}
          onLimpar={selecao.limpar}
        />
      )}
      {AtoAberto && <AtoAberto casos={ato.casos} onFeito={terminar} onCancelar={() => setAto(null)} />}
      {comColunas && (
        <EscolherColunas
          escolhidas={preferencias.colunas}
          onEscolher={(colunas) => onPreferir({ colunas })}
          onFechar={() => setComColunas(false)}
        />
      )}
      <FolhaDeAtalhos {...folha} />
    </>
  );
}
