import { useRef, useState } from 'react';
import { FolhaDeAtalhos } from '#shell/atalhos/folha-de-atalhos.tsx';
import { atoDaEquipe } from '#shell/atos/atos-na-tela.ts';
import { EstadoDaFila, useEstadoDaFila } from '#shell/lista/fila/na-fila.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { useLinhasDaLista, usePaginaDaLista } from '#shell/lista/use-lista.ts';
import { filas, type NomeDaFila } from '../domain/filas.ts';
import { BarraDaLista } from './barra-da-lista.tsx';
import { BarraDeLote } from './barra-de-lote.tsx';
import { idDaLinha } from './colunas.tsx';
import { useAtoNaLista } from './equipe/use-ato-na-lista.tsx';
import { EscolherColunas } from './escolher-colunas.tsx';
import { escreverFiltro, type Filtro } from './filtro-do-endereco.ts';
import { type ColunaOpcional, colunasOpcionais, nomesDasColunas } from './nomes-das-colunas.ts';
import { Chegadas, EstadoDaLista } from './novidades.tsx';
import type { Preferencias } from './preferencias.ts';
import { TabelaDeTrabalho } from './tabela-de-trabalho.tsx';
import { filaDeTrabalho, useContagens, useRenovar } from './trabalho-queries.ts';
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

/** One queue of the office: its rows, kept up to date, and the acts on them. */
export function FilaAberta(props: FilaAbertaProps) {
  const { filtro, suas, podeTratar, comOrgaos, preferencias, onFiltrar, onPreferir } = props;
  const pagina = usePaginaDaLista(
    filaDeTrabalho(suas),
    { filtro, filtrar: onFiltrar },
    { porPagina: preferencias.porPagina, onPorPagina: (porPagina) => onPreferir({ porPagina }) },
  );
  const { linhas, chegadas, mostrarChegadas } = useAtualizacoes({
    filtro,
    itens: pagina.itens,
    carga: pagina.carga,
  });
  const lista = useLinhasDaLista(pagina, {
    linhas,
    chaveDe: ({ idManifestacao }) => String(idManifestacao),
    idDaLinha: ({ idManifestacao }) => idDaLinha(idManifestacao),
  });
  const { selecao, foco, filtrada } = lista;
  const contagens = useContagens(filtro.idOuvidoria).data;
  const renovar = useRenovar();
  const campo = useRef<HTMLInputElement>(null);
  const [comColunas, setComColunas] = useState(false);
  const ato = useAtoNaLista(() => {
    selecao.limpar();
    renovar.tudo();
  });

  const contagemDa = (fila: NomeDaFila) => contagens?.filas.find((cada) => cada.fila === fila);
  const totalDa = (fila: NomeDaFila) => contagemDa(fila)?.total;
  const outraFila = suas.find((fila) => fila !== filtro.fila && (totalDa(fila) ?? 0) > 0);

  const contada = filtrada ? undefined : contagemDa(filtro.fila);
  const estado = useEstadoDaFila(filas[filtro.fila].rotulo, linhas, {
    consulta: escreverFiltro(filtro),
    porPagina: pagina.porPagina,
    cursores: [...pagina.cursores],
    proximo: pagina.proximoCursor,
    total: contada && !contada.temMais ? contada.total : null,
  });

  const irParaFila = (fila: NomeDaFila) => onFiltrar({ fila, ordem: null, sentido: null });
  const folha = useAtalhosDaLista({
    podeTratar,
    suas,
    foco,
    selecao,
    campo,
    onAssumir: (casos) => ato.comecar(atoDaEquipe('assumir'), casos),
    onFila: irParaFila,
    onProxima: lista.proxima,
    onAnterior: lista.anterior,
  });

  return (
    <>
      <BarraDaLista
        filtro={filtro}
        suas={suas}
        podeTratar={podeTratar}
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
      <Chegadas
        quantas={chegadas.length}
        onMostrar={() => {
          foco.esperarPagina();
          mostrarChegadas();
        }}
      />
      <ListaPaginada
        lista={lista}
        oQue="as manifestações"
        total={filtrada ? undefined : totalDa(filtro.fila)}
        vazia={
          <Vazia
            fila={filtro.fila}
            filtrada={filtrada}
            onLimpar={lista.limpar}
            outra={
              outraFila && {
                rotulo: filas[outraFila].rotulo,
                onIr: () => irParaFila(outraFila),
              }
            }
          />
        }
      >
        <EstadoDaFila value={estado}>
          <TabelaDeTrabalho
            legenda={`Manifestações: ${filas[filtro.fila].rotulo}`}
            filtro={filtro}
            linhas={linhas}
            colunas={preferencias.colunas}
            selecao={podeTratar ? selecao : undefined}
            onFiltrar={onFiltrar}
          />
        </EstadoDaFila>
      </ListaPaginada>
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
