import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message, type MessageType } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Dropdown } from '#shell/ui/janela/dropdown.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import type { AchadoDoCaso, PublicacaoDoCaso as Publicacao } from '../contract.ts';
import type { Estado } from '../domain/publicacao.ts';
import { ANCORA } from './ancora.ts';
import { ConfirmarPublicar } from './confirmar-publicar.tsx';
import { decisoesPorTipo } from './por-tipo.ts';
import { usePublicacao } from './publicacao-queries.ts';
import { UmAchado } from './um-achado.tsx';
import { type Pedida, useDecisoes } from './use-decisoes.ts';
import './publicacao.css';

const TITULOS: Readonly<Record<Estado, readonly [MessageType, string]>> = {
  publicado: ['success', 'Publicado.'],
  'por-decidir': ['warning', 'Espera uma decisão.'],
  'em-conferencia': ['info', 'Em conferência.'],
  'nao-publico': ['info', 'Não está publicado.'],
};

function EstadoDaPublicacao({ publicacao }: { readonly publicacao: Publicacao }) {
  const { estado, frase, publicadoEm, protocolo } = publicacao;
  const [tipo, titulo] = TITULOS[estado];
  return (
    <>
      <Message type={tipo} title={titulo} still>
        {frase} {publicadoEm && `Desde ${formatMomento(publicadoEm)}.`}
      </Message>
      {estado === 'publicado' && (
        <LinkButton to={`/busca/pedidos/${protocolo}`} size="small">
          Ver como o público vê
        </LinkButton>
      )}
    </>
  );
}

interface VariosProps {
  readonly abertos: readonly AchadoDoCaso[];
  readonly ocupado: boolean;
  readonly onPedir: (pedida: Pedida) => void;
}

function VariosDeUmaVez({ abertos, ocupado, onPedir }: VariosProps) {
  const porTipo = decisoesPorTipo(abertos);
  if (abertos.length < 2) return null;
  return (
    <div className="ui-actions publicacao-varios">
      <Button
        variant="primary"
        size="small"
        loading={ocupado}
        onClick={() => onPedir({ decisao: 'cobrir', achados: abertos })}
      >
        {`Cobrir todos os ${abertos.length}`}
      </Button>
      {porTipo.length > 0 && (
        <Dropdown
          label="Decidir por tipo"
          variant="secondary"
          items={porTipo.map(({ id, rotulo, decisao, achados }) => ({
            id,
            label: rotulo,
            onSelect: () => onPedir({ decisao, achados }),
          }))}
        />
      )}
    </div>
  );
}

/** Decided finds move to the end only on the next visit: nothing jumps under a finger. */
const useNestaVisita = (achados: readonly AchadoDoCaso[]) => {
  const [vistos, setVistos] = useState<ReadonlySet<number>>(new Set());
  const novos = achados.filter(({ idAchado, decisao }) => decisao === null && !vistos.has(idAchado));
  if (novos.length > 0) setVistos(new Set([...vistos, ...novos.map(({ idAchado }) => idAchado)]));
  return [
    achados.filter(({ idAchado, decisao }) => decisao === null || vistos.has(idAchado)),
    achados.filter(({ idAchado, decisao }) => decisao !== null && !vistos.has(idAchado)),
  ] as const;
};

/** Scrolls here from the pending list: the heading was not there yet when the page opened. */
const useChegada = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === ANCORA) document.getElementById(ANCORA.slice(1))?.focus();
  }, [hash]);
};

interface PublicacaoDoCasoProps {
  readonly idManifestacao: number;
  /** Called after a decision: the case has a new version. */
  readonly onFeito: (frase: string) => void;
}

function Aberta({
  publicacao,
  onFeito,
}: { readonly publicacao: Publicacao } & Pick<PublicacaoDoCasoProps, 'onFeito'>) {
  const { pedir, aConfirmar, confirmar, desistir, ocupado, erro } = useDecisoes(publicacao, onFeito);
  const [naMesa, decididos] = useNestaVisita(publicacao.achados);
  useChegada();
  const abertos = publicacao.achados.filter(({ decisao }) => decisao === null);
  const lista = (achados: readonly AchadoDoCaso[]) => (
    <ul className="publicacao-achados">
      {achados.map((achado) => (
        <UmAchado
          key={achado.idAchado}
          achado={achado}
          ocupado={ocupado}
          onDecidir={(qual, decisao) => pedir({ decisao, achados: [qual] })}
        />
      ))}
    </ul>
  );
  return (
    <div className="publicacao">
      <div role="status">
        <EstadoDaPublicacao publicacao={publicacao} />
      </div>
      {erro && (
        <Message type="danger" title="A decisão não foi guardada.">
          {erro}
        </Message>
      )}
      <VariosDeUmaVez abertos={abertos} ocupado={ocupado} onPedir={pedir} />
      {naMesa.length > 0 && lista(naMesa)}
      {decididos.length > 0 && (
        <Collapsible title={`Trechos já decididos (${decididos.length})`}>{lista(decididos)}</Collapsible>
      )}
      {abertos.length > 0 && (
        <p>
          <Link to="/publicacao/pendentes">Ver tudo o que espera decisão no órgão</Link>
        </p>
      )}
      <ConfirmarPublicar pedida={aConfirmar} onSim={confirmar} onNao={desistir} />
    </div>
  );
}

/**
 * Whether a request is in the public search, why not, and what must be decided first (Lei
 * 12.527/2011, art. 8).
 */
export function PublicacaoDoCaso({ idManifestacao, onFeito }: PublicacaoDoCasoProps) {
  const consulta = usePublicacao(idManifestacao);
  if (consulta.isPending) return <Skeleton lines={3} label="Carregando a publicação…" />;
  if (consulta.isError)
    return <FalhaAoAbrir titulo="Não foi possível carregar a publicação." falha={consulta} />;
  return <Aberta publicacao={consulta.data} onFeito={onFeito} />;
}
