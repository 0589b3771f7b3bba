import { isRemedio } from '#capabilities/remedio/domain/remedio.ts';
import { type AtoAberto, atosAbertos, telaDoAto } from '#shell/atos/atos-do-cidadao.ts';
import type { AtoComTela } from '#shell/atos/atos-na-tela.ts';
import { formatDiaComDistancia } from '#shell/formato.ts';
import { parte } from '#shell/partes.ts';
import { Button, type ButtonVariant } from '#shell/ui/button.tsx';
import { cx } from '#shell/ui/cx.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { isDaLeiDeAcesso } from '../../domain/ler/lei-de-acesso.ts';
import { isAtoNaPagina } from './na-pagina.tsx';

const Orientacao = parte('orientacao-do-caso');

interface AtosProps {
  readonly caso: DetalheDaManifestacao;
  /** For acts that are done on this page. */
  readonly onAto: (ato: AtoComTela) => void;
}

interface BotaoProps extends AtosProps {
  readonly aberto: AtoAberto;
  readonly variant: ButtonVariant;
}

function Botao({ caso, aberto, variant, onAto }: BotaoProps) {
  const { ato, ultimoDia } = aberto;
  const tela = caso.pelaChave && isAtoNaPagina(ato.nome) ? undefined : telaDoAto(ato, caso.idManifestacao);
  return (
    <li>
      {tela ? (
        <LinkButton to={tela} variant={variant} block>
          {ato.tela.nome}
        </LinkButton>
      ) : (
        <Button variant={variant} block onClick={() => onAto(ato)}>
          {ato.tela.nome}
        </Button>
      )}
      {ultimoDia && <p className="ui-muted">Até {formatDiaComDistancia(ultimoDia)}</p>}
    </li>
  );
}

const QUIETOS: readonly string[] = [
  'desistir',
  'pedirDesistencia',
  'desistirEmParte',
  'pedirDesistenciaEmParte',
];

const aparencia = ({ nome }: AtoComTela, indice: number): ButtonVariant => {
  if (QUIETOS.includes(nome)) return 'tertiary';
  return indice === 0 ? 'primary' : 'secondary';
};

/** On a phone the acts come last, or below a request's answer: this link leads to them. */
export function IrAosAtos({ caso }: Pick<AtosProps, 'caso'>) {
  if (atosAbertos(caso).length === 0 && !isDaLeiDeAcesso(caso)) return null;
  return (
    <Button
      size="small"
      className={cx('detalhe-ir ui-no-print', isDaLeiDeAcesso(caso) && 'detalhe-ir-sempre')}
      onClick={() => document.getElementById('detalhe-atos')?.focus()}
    >
      Ver o que você pode fazer
    </Button>
  );
}

interface ListaDeAtosProps extends AtosProps {
  readonly abertos: readonly AtoAberto[];
  /** Something more pressing is shown above. */
  readonly isAbaixo?: boolean;
}

function ListaDeAtos({ abertos, isAbaixo = false, ...props }: ListaDeAtosProps) {
  if (abertos.length === 0) return null;
  return (
    <ul className="detalhe-atos">
      {abertos.map((aberto, indice) => (
        <Botao
          key={aberto.ato.nome}
          {...props}
          aberto={aberto}
          variant={aparencia(aberto.ato, isAbaixo ? indice + 1 : indice)}
        />
      ))}
    </ul>
  );
}

function NadaDepende({ caso: { oQueEsperar } }: Pick<AtosProps, 'caso'>) {
  return (
    <>
      <p>Nada depende de você agora. Avisamos aqui, e por e-mail se você informou um, quando algo mudar.</p>
      {oQueEsperar.map((frase) => (
        <p key={frase}>{frase}</p>
      ))}
    </>
  );
}

/** Only what is open today, with the last day of each. */
export function Atos({ caso, onAto }: AtosProps) {
  const abertos = atosAbertos(caso);
  return (
    <section aria-labelledby="detalhe-atos" className="ui-no-print">
      <h2 id="detalhe-atos" tabIndex={-1}>
        O que você pode fazer
      </h2>
      {abertos.length === 0 && <NadaDepende caso={caso} />}
      <ListaDeAtos caso={caso} abertos={abertos} onAto={onAto} />
    </section>
  );
}

/** For a request: first what the access law offers, with its meaning; the other acts below. */
export function AtosDoPedido({ caso, onAto }: AtosProps) {
  const outros = atosAbertos(caso).filter(({ ato }) => !isRemedio(ato.nome));
  return (
    <section aria-labelledby="detalhe-atos">
      <h2 id="detalhe-atos" tabIndex={-1}>
        O que você pode fazer
      </h2>
      <Orientacao caso={caso} seNada={outros.length === 0 && <NadaDepende caso={caso} />} onAto={onAto} />
      <div className="detalhe-outros-atos ui-no-print">
        <ListaDeAtos caso={caso} abertos={outros} onAto={onAto} isAbaixo />
      </div>
    </section>
  );
}
