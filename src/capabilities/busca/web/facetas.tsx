import { faFilter } from '@fortawesome/free-solid-svg-icons/faFilter.js';
import { useState } from 'react';
import { WIDE } from '#shell/layout/breakpoints.ts';
import { Escolhas } from '#shell/lista/escolhas.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import type { Opcao } from '../domain/facetas.ts';
import { MAXIMO_DE_CANDIDATOS } from '../domain/filtro-da-busca.ts';

export interface FacetasProps<F extends string> {
  readonly nomes: Readonly<Record<F, string>>;
  readonly facetas: Readonly<Record<F, readonly Opcao[]>>;
  readonly escolhas: Readonly<Record<F, string>>;
  readonly onEscolher: (faceta: F, valor: string) => void;
  /** True if the counts cover only the newest results. */
  readonly haMais: boolean;
}

const A_VISTA = 5;

interface GrupoProps {
  readonly legenda: string;
  readonly opcoes: readonly Opcao[];
  readonly escolhida: string;
  readonly onEscolher: (valor: string) => void;
}

function Grupo({ legenda, opcoes, escolhida, onEscolher }: GrupoProps) {
  const [todas, setTodas] = useState(false);
  if (opcoes.length === 0) return null;
  const mostradas = opcoes.filter(({ valor }, indice) => todas || indice < A_VISTA || valor === escolhida);
  return (
    <div className="busca-faceta">
      <Escolhas
        legenda={legenda}
        opcoes={mostradas.map(({ valor, nome, total }) => ({
          id: valor,
          nome: (
            <>
              {nome} <span className="ui-muted">({total.toLocaleString('pt-BR')})</span>
            </>
          ),
        }))}
        escolhidas={escolhida ? [escolhida] : []}
        onMudar={(valores) => onEscolher(valores.find((valor) => valor !== escolhida) ?? '')}
      />
      {opcoes.length > A_VISTA && (
        <Button size="small" aria-expanded={todas} onClick={() => setTodas(!todas)}>
          {todas ? 'Mostrar menos' : `Mostrar mais de ${legenda.toLowerCase()}`}
        </Button>
      )}
    </div>
  );
}

function Grupos<F extends string>({ nomes, facetas, escolhas, onEscolher, haMais }: FacetasProps<F>) {
  return (
    <>
      {(Object.keys(nomes) as F[]).map((faceta) => (
        <Grupo
          key={faceta}
          legenda={nomes[faceta]}
          opcoes={facetas[faceta]}
          escolhida={escolhas[faceta]}
          onEscolher={(valor) => onEscolher(faceta, valor)}
        />
      ))}
      {haMais && (
        <p className="ui-muted">Os números contam só os {MAXIMO_DE_CANDIDATOS} resultados mais recentes.</p>
      )}
    </>
  );
}

/** Beside the results on a wide screen; on a phone, behind a button, over the page. */
export function Facetas<F extends string>(props: FacetasProps<F>) {
  const isWide = useMediaQuery(WIDE);
  const [aberto, setAberto] = useState(false);
  const quantas = Object.values<string>(props.escolhas).filter(Boolean).length;
  if (isWide)
    return (
      <section className="busca-facetas" aria-labelledby="busca-filtrar">
        <h2 id="busca-filtrar">Filtrar</h2>
        <Grupos {...props} />
      </section>
    );
  return (
    <div className="busca-facetas">
      <Button variant="secondary" icon={faFilter} onClick={() => setAberto(true)}>
        {quantas === 0 ? 'Filtrar' : `Filtrar (${quantas})`}
      </Button>
      <Modal
        open={aberto}
        title="Filtrar"
        onClose={() => setAberto(false)}
        footer={
          <Button variant="primary" onClick={() => setAberto(false)}>
            Ver os resultados
          </Button>
        }
      >
        <Grupos {...props} />
      </Modal>
    </div>
  );
}
