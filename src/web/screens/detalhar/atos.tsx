import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/detalhe.ts';
import { formatDiaComDistancia } from '#web/formato.ts';
import { Collapsible } from '#web/ui/accordion.tsx';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import {
  type AtoAberto,
  type AtoDoCidadao,
  atosAbertos,
  isNaPagina,
  nomesDosAtos,
  telaDoAto,
} from './atos-do-cidadao.ts';

interface AtosProps {
  readonly caso: DetalheDaManifestacao;
  /** For the acts that are done on this page. */
  readonly onAto: (ato: AtoDoCidadao) => void;
}

interface BotaoProps extends AtosProps {
  readonly aberto: AtoAberto;
  readonly variant: ButtonVariant;
}

function Botao({ caso, aberto, variant, onAto }: BotaoProps) {
  const { ato, ultimoDia } = aberto;
  const tela = isNaPagina(ato, caso.pelaChave) ? undefined : telaDoAto[ato];
  return (
    <li>
      {tela ? (
        <LinkButton to={tela(caso.idManifestacao)} variant={variant} block>
          {nomesDosAtos[ato]}
        </LinkButton>
      ) : (
        <Button variant={variant} block onClick={() => onAto(ato)}>
          {nomesDosAtos[ato]}
        </Button>
      )}
      {ultimoDia && <p className="ui-muted">Até {formatDiaComDistancia(ultimoDia)}</p>}
    </li>
  );
}

const QUIETOS: readonly AtoDoCidadao[] = ['desistir'];

const aparencia = (ato: AtoDoCidadao, indice: number): ButtonVariant => {
  if (QUIETOS.includes(ato)) return 'tertiary';
  return indice === 0 ? 'primary' : 'secondary';
};

const tituloDosFechados = (fechados: DetalheDaManifestacao['atosFechados']): string =>
  fechados.some(({ ato }) => ato === 'recorrer')
    ? 'Por que não posso recorrer?'
    : 'Por que não posso reclamar ou denunciar?';

/** On a phone the acts stand below everything else: this leads there. */
export function IrAosAtos({ caso }: Pick<AtosProps, 'caso'>) {
  if (atosAbertos(caso).length === 0) return null;
  return (
    <Button
      size="small"
      className="detalhe-ir ui-no-print"
      onClick={() => document.getElementById('detalhe-atos')?.focus()}
    >
      Ver o que você pode fazer
    </Button>
  );
}

function Fechados({ atosFechados }: Pick<DetalheDaManifestacao, 'atosFechados'>) {
  if (atosFechados.length === 0) return null;
  return (
    <Collapsible title={tituloDosFechados(atosFechados)}>
      <dl className="detalhe-campos">
        {atosFechados.map(({ ato, motivo }) => (
          <div key={ato}>
            <dt>{nomesDosAtos[ato as AtoDoCidadao] ?? ato}</dt>
            <dd>{motivo}</dd>
          </div>
        ))}
      </dl>
    </Collapsible>
  );
}

/** Only what is open today, with the last day of each; what is closed says why. */
export function Atos({ caso, onAto }: AtosProps) {
  const abertos = atosAbertos(caso);
  return (
    <section aria-labelledby="detalhe-atos" className="ui-no-print">
      <h2 id="detalhe-atos" tabIndex={-1}>
        O que você pode fazer
      </h2>
      {abertos.length === 0 ? (
        <p>
          Nada depende de você agora. Avisamos aqui, e por e-mail se você se identificou, quando algo mudar.
        </p>
      ) : (
        <ul className="detalhe-atos">
          {abertos.map((aberto, indice) => (
            <Botao
              key={aberto.ato}
              caso={caso}
              aberto={aberto}
              variant={aparencia(aberto.ato, indice)}
              onAto={onAto}
            />
          ))}
        </ul>
      )}
      <Fechados atosFechados={caso.atosFechados} />
    </section>
  );
}
