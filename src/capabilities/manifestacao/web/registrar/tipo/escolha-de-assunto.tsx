import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { assuntoVigente } from '#capabilities/assunto/domain/assunto-vigente.ts';
import { favoritosDe } from '#capabilities/assunto/domain/favoritos-primeiro.ts';
import { ordenarParaOTipo } from '#capabilities/assunto/domain/ordenar-para-o-tipo.ts';
import { procurarAssunto } from '#capabilities/assunto/domain/procurar-assunto.ts';
import { Button } from '#shell/ui/button.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Accordion } from '#shell/ui/navegacao/accordion.tsx';
import type { AQuem } from '../a-quem/a-quem.ts';
import { palavras } from '../a-quem/palavras.ts';
import { isSeguir } from '../mesa/teclas-da-mesa.tsx';
import { type Assunto, useAssuntos, useFavoritos } from './assuntos-query.ts';
import './escolha-de-assunto.css';

interface Props {
  readonly idTipoManifestacao: number;
  /** The subject chosen before, if any; 0 when none fits. */
  readonly escolhido: number | null;
  /** The receiving office, when already known: its favourites come first. */
  readonly idOuvidoria?: number | undefined;
  /** Called with 0 when the person found none that fits. */
  readonly onEscolher: (idAssunto: number) => void;
  readonly aQuem: AQuem;
}

const porArea = (assuntos: readonly Assunto[]): readonly (readonly [string, readonly Assunto[]])[] => [
  ...Map.groupBy(assuntos, ({ area }) => area),
];

interface ListaProps extends Pick<Props, 'escolhido' | 'onEscolher'> {
  readonly assuntos: readonly Assunto[];
}

function Lista({ assuntos, escolhido, onEscolher }: ListaProps) {
  return (
    <ul className="assuntos-lista">
      {assuntos.map(({ idAssunto, descAssunto }) => (
        <li key={idAssunto}>
          <button
            type="button"
            className="assuntos-opcao"
            aria-pressed={idAssunto === escolhido}
            onClick={() => onEscolher(idAssunto)}
          >
            {descAssunto}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface EscolhasProps extends Omit<ListaProps, 'assuntos'> {
  readonly achados: readonly Assunto[];
  readonly favoritos: readonly Assunto[];
  readonly isBuscando: boolean;
}

function Escolhas({ achados, favoritos, isBuscando, ...escolha }: EscolhasProps) {
  if (isBuscando)
    return porArea(achados).map(([area, daArea]) => (
      <section key={area}>
        <h3>{area}</h3>
        <Lista {...escolha} assuntos={daArea} />
      </section>
    ));
  return (
    <>
      {favoritos.length > 0 && (
        <section>
          <h3>Mais comuns no órgão</h3>
          <Lista {...escolha} assuntos={favoritos} />
        </section>
      )}
      <Accordion
        headingLevel={3}
        items={porArea(achados).map(([area, daArea]) => ({
          id: area,
          title: area,
          defaultOpen: daArea.some(({ idAssunto }) => idAssunto === escolha.escolhido),
          content: <Lista {...escolha} assuntos={daArea} />,
        }))}
      />
    </>
  );
}

const quantos = (total: number): string => {
  if (total === 0) return 'Nenhum assunto encontrado. Tente outra palavra ou siga sem assunto.';
  return total === 1 ? '1 assunto encontrado.' : `${total} assuntos encontrados.`;
};

/** Subjects by area; typing a word leaves only those it may mean. */
export function EscolhaDeAssunto(props: Props) {
  const [busca, setBusca] = useState('');
  const { data: assuntos, isPending, isError, refetch } = useAssuntos();
  const achados = procurarAssunto(ordenarParaOTipo(assuntos ?? [], props.idTipoManifestacao), busca);
  const isBuscando = busca.trim() !== '';
  const favoritos = favoritosDe(assuntos ?? [], useFavoritos(props.idOuvidoria));
  const escolhido = assuntoVigente(assuntos, props.escolhido)?.idAssunto ?? null;
  const escolha = { escolhido, onEscolher: props.onEscolher };
  const ditas = palavras(props.aQuem);
  const isMesa = props.aQuem === 'mesa';
  const campo = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMesa) campo.current?.focus();
  }, [isMesa]);
  const naMesa = (event: KeyboardEvent) => {
    const [primeiro] = isBuscando ? achados : [];
    if (isSeguir(event)) props.onEscolher(0);
    else if (event.key === 'Enter' && !event.repeat && primeiro) props.onEscolher(primeiro.idAssunto);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="assuntos">
      <Input
        label="Procure um assunto"
        help="Escreva uma palavra, como “remédio”, “ônibus” ou “aposentadoria”."
        type="search"
        icon={faSearch}
        autoComplete="off"
        maxLength={100}
        ref={campo}
        onKeyDown={isMesa ? naMesa : undefined}
        value={busca}
        onChange={(event) => setBusca(event.target.value)}
      />
      <p role="status" className={isBuscando ? undefined : 'sr-only'}>
        {isBuscando && assuntos ? quantos(achados.length) : ''}
      </p>
      {isPending && <Skeleton shape="row" lines={6} label="Buscando assuntos…" />}
      {isError && (
        <Message type="warning">
          Não foi possível buscar os assuntos agora. Você pode seguir sem escolher um.{' '}
          <Button size="small" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        </Message>
      )}
      {/* What stood under what is still to come would jump. */}
      {!isPending && (
        <>
          <Escolhas {...escolha} achados={achados} favoritos={favoritos} isBuscando={isBuscando} />
          <div className="assuntos-nenhum">
            <Button variant="secondary" onClick={() => props.onEscolher(0)}>
              {ditas.semAssunto}
            </Button>
            <p className="ui-muted">{ditas.semAssuntoAjuda}</p>
          </div>
        </>
      )}
    </div>
  );
}
