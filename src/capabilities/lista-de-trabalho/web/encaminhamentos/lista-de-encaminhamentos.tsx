import { useState } from 'react';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { BarraDeLote } from '../barra-de-lote.tsx';
import { useAtoNaLista } from '../equipe/use-ato-na-lista.tsx';
import { EscolherColunas } from '../escolher-colunas.tsx';
import type { Preferencias } from '../preferencias.ts';
import { type Encaminhamento, listaDeEncaminhamentos, useRenovar } from '../trabalho-queries.ts';
import { BarraDosEncaminhamentos } from './barra-dos-encaminhamentos.tsx';
import {
  type ColunaDeEncaminhamento,
  colunasDosEncaminhamentos,
  nomesDasColunas,
} from './colunas-dos-encaminhamentos.tsx';
import { ContagemDosEncaminhados } from './contagem-dos-encaminhados.tsx';
import { TabelaDeEncaminhamentos } from './tabela-de-encaminhamentos.tsx';

function Nenhum({ filtrada, onLimpar }: { readonly filtrada: boolean; readonly onLimpar: () => void }) {
  if (filtrada)
    return (
      <EmptyState
        title="Nada com esses filtros"
        action={
          <Button variant="primary" onClick={onLimpar}>
            Limpar filtros
          </Button>
        }
      >
        Nenhum encaminhamento combina com o que você escolheu.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nada encaminhado ainda"
      action={
        <LinkButton to="/manifestacao/tratar" variant="primary">
          Ir à lista de trabalho
        </LinkButton>
      }
    >
      O que o órgão encaminhar a outro aparece aqui, com a situação em que está.
    </EmptyState>
  );
}

/** The cases of an act: one that was forwarded twice has two rows, but is one case. */
const casosDas = (linhas: readonly Encaminhamento[]) => {
  const casos = linhas.flatMap(({ aoAlcance, ...linha }) => (aoAlcance ? [{ ...linha, ...aoAlcance }] : []));
  return [...new Map(casos.map((caso) => [caso.idManifestacao, caso])).values()];
};

interface ListaDeEncaminhamentosProps {
  readonly comOrgaos: boolean;
  readonly podeTratar: boolean;
  readonly preferencias: Preferencias<ColunaDeEncaminhamento>;
  readonly onPreferir: (mudanca: Partial<Preferencias<ColunaDeEncaminhamento>>) => void;
}

export function ListaDeEncaminhamentos(props: ListaDeEncaminhamentosProps) {
  const { comOrgaos, podeTratar, preferencias, onPreferir } = props;
  const lista = useLista(listaDeEncaminhamentos(comOrgaos), {
    porPagina: preferencias.porPagina,
    onPorPagina: (porPagina) => onPreferir({ porPagina }),
  });
  const { filtro, filtrar, selecao } = lista;
  const renovar = useRenovar();
  const casos = casosDas(selecao.escolhidas);
  const ato = useAtoNaLista(() => {
    selecao.limpar();
    renovar.tudo();
  });
  const [comColunas, setComColunas] = useState(false);
  return (
    <>
      <BarraDosEncaminhamentos
        filtro={filtro}
        comOrgaos={comOrgaos}
        onFiltrar={filtrar}
        onColunas={() => setComColunas(true)}
      />
      <ContagemDosEncaminhados contagens={lista.dados?.porSituacao} filtro={filtro} onFiltrar={filtrar} />
      <div className="trabalho-resumo">
        <p role="status">{ato.feito}</p>
      </div>
      <ListaPaginada
        lista={lista}
        oQue="os encaminhamentos"
        vazia={<Nenhum filtrada={lista.filtrada} onLimpar={lista.limpar} />}
      >
        <TabelaDeEncaminhamentos
          linhas={lista.linhas}
          colunas={preferencias.colunas}
          comOrgaos={comOrgaos}
          ordem={filtro}
          selecao={podeTratar ? selecao : undefined}
          onFiltrar={filtrar}
        />
      </ListaPaginada>
      {podeTratar && (
        <BarraDeLote casos={casos} onAto={(nome) => ato.comecar(nome, casos)} onLimpar={selecao.limpar} />
      )}
      {ato.janela}
      {comColunas && (
        <EscolherColunas
          opcoes={colunasDosEncaminhamentos}
          nomes={nomesDasColunas}
          escolhidas={preferencias.colunas}
          onEscolher={(colunas) => onPreferir({ colunas })}
          onFechar={() => setComColunas(false)}
        />
      )}
    </>
  );
}
