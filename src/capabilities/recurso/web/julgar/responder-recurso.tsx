import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { AoLadoDoTexto } from '#shell/atos/texto/ao-lado-do-texto.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { useRecursosDoCaso } from '../recurso-queries.ts';
import { AtosDoRecurso } from './atos-do-recurso.tsx';
import { PrazoDoRecurso } from './prazo-do-recurso.tsx';
import { RecursoPorInteiro } from './recurso-por-inteiro.tsx';
import { Cadeia } from './responder-cadeia.tsx';
import { useRelerRecurso } from './responder-queries.ts';
import { Responsavel } from './responder-responsavel.tsx';
import './recurso-staff.css';

interface ResponderRecursoProps {
  readonly recurso: RecursoVisto;
  /** The request and its answer, which is being appealed. */
  readonly children: ReactNode;
}

function Cabecalho({ recurso }: { readonly recurso: RecursoVisto }) {
  const { numeroProtocolo, idManifestacao, instancia, situacao, orgao, julgadora, porSilencio } = recurso;
  const isAberto = situacao.id === SituacaoRecurso.emTramitacao;
  return (
    <header className="recurso-cabecalho">
      <p className="recurso-titulo">
        <Link className="ui-mono" to={`/manifestacao/detalhar/${idManifestacao}`}>
          {numeroProtocolo}
        </Link>
        <CopyButton text={numeroProtocolo} what={`protocolo ${numeroProtocolo}`} />
        <Tag tone="info">{instancia.descricao}</Tag>
        <Tag tone={isAberto ? 'neutral' : 'success'}>
          {recurso.emEsclarecimentosAte ? 'Em esclarecimentos' : situacao.descricao}
        </Tag>
        {porSilencio && <Tag tone="warning">Por silêncio</Tag>}
      </p>
      <p>
        Órgão do pedido: <abbr title={orgao.nome}>{orgao.sigla}</abbr>. Julga:{' '}
        <abbr title={julgadora.nome}>{julgadora.sigla}</abbr>.
      </p>
    </header>
  );
}

function OTextoDoRecurso({ recurso }: { readonly recurso: RecursoVisto }) {
  const id = useId();
  return (
    <section className="recurso-caixa" aria-labelledby={id}>
      <h2 id={id}>O recurso</h2>
      <RecursoPorInteiro recurso={recurso} />
    </section>
  );
}

function Anteriores({ recursos }: { readonly recursos: readonly RecursoVisto[] }) {
  return recursos.map((anterior) => (
    <Collapsible
      key={anterior.idRecurso}
      headingLevel={3}
      title={`Recurso anterior: ${anterior.instancia.descricao}`}
      defaultOpen={recursos.length === 1}
    >
      <RecursoPorInteiro recurso={anterior} nivel={4} />
    </Collapsible>
  ));
}

/** The address may name the step to go to. */
const useIrAoPasso = () => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.focus();
  }, [hash]);
};

/** The appeal for the person who judges it: what is appealed beside it, then the acts, in order. */
export function ResponderRecurso({ recurso, children }: ResponderRecursoProps) {
  const { data: recursos = [recurso] } = useRecursosDoCaso(recurso.idManifestacao);
  const reler = useRelerRecurso(recurso);
  const [feito, setFeito] = useState('');
  const pronto = useRef<HTMLDivElement>(null);
  useIrAoPasso();
  useEffect(() => {
    if (feito) pronto.current?.focus();
  }, [feito]);
  const atos = {
    recurso,
    onFeito: (frase: string) => {
      setFeito(frase);
      void reler();
    },
    onReler: () => void reler(),
  };
  const indice = recursos.findIndex(({ idRecurso }) => idRecurso === recurso.idRecurso);
  const lido = useMemo(
    () => (
      <>
        <OTextoDoRecurso recurso={recurso} />
        {children}
        <Anteriores recursos={recursos.slice(0, Math.max(indice, 0))} />
      </>
    ),
    [recurso, recursos, indice, children],
  );
  return (
    <div className="recurso" data-largura="total">
      <Cabecalho recurso={recurso} />
      <Cadeia recursos={recursos} atual={recurso} />
      <div ref={pronto} tabIndex={-1}>
        {feito && (
          <Message type="success" title="Pronto." onClose={() => setFeito('')}>
            {feito}
          </Message>
        )}
      </div>
      {(!recurso.resposta || recurso.responsavel) && (
        <section className="recurso-caixa" aria-label="Prazo e responsável">
          <PrazoDoRecurso recurso={recurso} />
          <Responsavel {...atos} />
        </section>
      )}
      <AoLadoDoTexto titulo="O recurso e o que veio antes" nivel={2} texto={lido} inteiroAntes>
        <AtosDoRecurso {...atos} />
      </AoLadoDoTexto>
    </div>
  );
}
