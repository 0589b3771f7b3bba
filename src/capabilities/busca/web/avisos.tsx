import { faBell } from '@fortawesome/free-solid-svg-icons/faBell.js';
import { faRss } from '@fortawesome/free-solid-svg-icons/faRss.js';
import { Link, useLocation } from 'react-router';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { ExternalLinkButton, LinkButton } from '#shell/ui/link-button.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import type { AlertaDeBusca } from '../contract.ts';
import { enderecoDoRss, useAlertas, useCriarAlerta, useDesligarAlerta } from './busca-queries.ts';

type Busca = Readonly<Record<string, string>>;

const mesma = (alerta: AlertaDeBusca, busca: Busca): boolean => {
  const guardada = Object.fromEntries(new URLSearchParams(alerta.endereco));
  const nomes = new Set([...Object.keys(guardada), ...Object.keys(busca)]);
  return [...nomes].every((nome) => guardada[nome] === busca[nome]?.replace(/\s+/g, ' '));
};

function MeusAlertas({ alertas }: { readonly alertas: readonly AlertaDeBusca[] }) {
  const desligar = useDesligarAlerta();
  if (alertas.length === 0) return null;
  return (
    <Collapsible title={`Meus alertas de busca (${alertas.length})`} headingLevel={3}>
      <ul className="busca-alertas">
        {alertas.map((alerta) => (
          <li key={alerta.idAlerta}>
            <Link to={{ pathname: '/busca', search: alerta.endereco && `?${alerta.endereco}` }}>
              {alerta.titulo}
            </Link>
            <Button
              size="small"
              aria-label={`Desligar o alerta de ${alerta.titulo}`}
              loading={desligar.isPending && desligar.variables === alerta.idAlerta}
              onClick={() => desligar.mutate(alerta.idAlerta)}
            >
              Desligar
            </Button>
          </li>
        ))}
      </ul>
      {desligar.error && <Message type="danger">{textoDoErro(desligar.error)}</Message>}
    </Collapsible>
  );
}

/** How to follow a search: by mail with an account, by a feed for everybody. */
export function Avisos({ busca }: { readonly busca: Busca }) {
  const usuario = useUsuario();
  const { pathname, search } = useLocation();
  const { data: alertas = [] } = useAlertas();
  const criar = useCriarAlerta();
  const jaTem = alertas.some((alerta) => mesma(alerta, busca));
  return (
    <div className="busca-avisos ui-no-print">
      <div className="busca-avisos-botoes">
        {usuario ? (
          <Button
            size="small"
            icon={faBell}
            disabled={jaTem}
            loading={criar.isPending}
            onClick={() => criar.mutate(busca)}
          >
            {jaTem ? 'Alerta por e-mail ligado' : 'Receber novidades por e-mail'}
          </Button>
        ) : (
          <LinkButton
            size="small"
            icon={faBell}
            to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
          >
            Entrar para receber novidades por e-mail
          </LinkButton>
        )}
        <ExternalLinkButton size="small" icon={faRss} href={enderecoDoRss(busca)}>
          Assinar por RSS
        </ExternalLinkButton>
      </div>
      <p role="status">
        {criar.isSuccess &&
          jaTem &&
          'Pronto: quando houver resultados novos, você recebe um e-mail, no máximo um por dia.'}
      </p>
      {criar.error && <Message type="danger">{textoDoErro(criar.error)}</Message>}
      <MeusAlertas alertas={alertas} />
    </div>
  );
}
