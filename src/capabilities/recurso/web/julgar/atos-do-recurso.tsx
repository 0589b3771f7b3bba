import { type ReactNode, useState } from 'react';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { Admissibilidade, type AtoDoRecursoProps } from './admissibilidade-form.tsx';
import { PedirEsclarecimento } from './esclarecimento/pedir-esclarecimento.tsx';
import { ProrrogarEsclarecimento } from './esclarecimento/prorrogar-esclarecimento.tsx';
import { ResponderEsclarecimento } from './esclarecimento/responder-esclarecimento.tsx';
import { MarcarReuniao } from './marcar-reuniao.tsx';
import { Decidir } from './responder-decidir.tsx';
import { ADMISSIBILIDADE } from './responder-nomes.ts';

const motivoDe = ({ atosFechados }: RecursoVisto, ato: string): string | undefined =>
  atosFechados.find((cada) => cada.ato === ato)?.motivo;

interface PassoProps {
  readonly id: string;
  readonly titulo: string;
  readonly children: ReactNode;
}

/** Whether any act is open between the admissibility and the decision. */
const temAntes = (recurso: RecursoVisto): boolean =>
  recurso.atos.includes('pedirEsclarecimento') ||
  recurso.atos.includes('prorrogarEsclarecimento') ||
  recurso.atos.includes('marcarReuniao') ||
  motivoDe(recurso, 'pedirEsclarecimento') !== undefined;

function Passo({ id, titulo, children }: PassoProps) {
  return (
    <section className="recurso-passo" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {titulo}
      </h2>
      {children}
    </section>
  );
}

function PassoDaAdmissibilidade(props: AtoDoRecursoProps) {
  const { recurso } = props;
  return (
    <Passo id={ADMISSIBILIDADE} titulo="1. Admissibilidade">
      {recurso.atos.includes('conhecer') && <Admissibilidade {...props} />}
      {recurso.conhecido === true && <p>O recurso foi conhecido: pode ser julgado.</p>}
      {recurso.conhecido === null && !recurso.atos.includes('conhecer') && (
        <p>{motivoDe(recurso, 'responder') ?? 'Ainda não foi analisada.'}</p>
      )}
    </Passo>
  );
}

/** Optional acts before the decision. */
function PassoAntesDeDecidir(props: AtoDoRecursoProps) {
  const { recurso, onFeito } = props;
  const [aberto, setAberto] = useState<
    'pedirEsclarecimento' | 'prorrogarEsclarecimento' | 'marcarReuniao' | null
  >(null);
  const pode = (ato: string) => recurso.atos.includes(ato);
  const fechar = () => setAberto(null);
  const terminar = (frase: string) => {
    fechar();
    onFeito(frase);
  };
  const espera = motivoDe(recurso, 'pedirEsclarecimento');
  if (!aberto && !temAntes(recurso)) return null;
  return (
    <Passo id="antes-de-decidir" titulo="2. Antes de decidir">
      {aberto === 'pedirEsclarecimento' && (
        <PedirEsclarecimento {...props} onFeito={terminar} onCancelar={fechar} />
      )}
      {aberto === 'prorrogarEsclarecimento' && (
        <ProrrogarEsclarecimento {...props} onFeito={terminar} onCancelar={fechar} />
      )}
      {aberto === 'marcarReuniao' && <MarcarReuniao {...props} onFeito={terminar} onCancelar={fechar} />}
      {!aberto && (
        <>
          {espera && <p>{espera}</p>}
          <div className="ui-actions">
            {pode('pedirEsclarecimento') && (
              <Button variant="secondary" onClick={() => setAberto('pedirEsclarecimento')}>
                Pedir esclarecimento ao órgão
              </Button>
            )}
            {pode('prorrogarEsclarecimento') && (
              <Button variant="secondary" onClick={() => setAberto('prorrogarEsclarecimento')}>
                Dar mais tempo ao órgão
              </Button>
            )}
            {pode('marcarReuniao') && (
              <Button variant="secondary" onClick={() => setAberto('marcarReuniao')}>
                {recurso.prazo ? 'Mudar a data da reunião' : 'Marcar a reunião'}
              </Button>
            )}
          </div>
        </>
      )}
    </Passo>
  );
}

/** Once begun it stays, whatever others do meanwhile, so that no typed text is lost. */
function PassoDaDecisao(props: AtoDoRecursoProps) {
  const { recurso, onFeito } = props;
  const isAberto = recurso.atos.includes('responder');
  const [comecou, setComecou] = useState(isAberto);
  const [decidiu, setDecidiu] = useState(false);
  if (isAberto && !comecou) setComecou(true);
  const motivo = motivoDe(recurso, 'responder');
  // The decision is already shown above.
  if (decidiu || (!comecou && recurso.resposta)) return null;
  const terminar = (frase: string) => {
    setDecidiu(true);
    onFeito(frase);
  };
  return (
    <Passo id="decisao" titulo={`${temAntes(recurso) ? 3 : 2}. Decisão`}>
      {comecou && !isAberto && (
        <Message type="warning" title="Este recurso não pode mais ser decidido aqui.">
          {motivo ?? 'Outra pessoa já o decidiu.'} O que você escreveu continua abaixo, para copiar.
        </Message>
      )}
      {comecou ? (
        <Decidir {...props} onFeito={terminar} />
      ) : (
        <p>{motivo ?? 'Você não decide este recurso.'}</p>
      )}
    </Passo>
  );
}

const julga = ({ atos }: RecursoVisto): boolean => atos.includes('assumir') || atos.includes('responder');

/** The acts open to the reader, in the order they are done; closed ones say why. */
export function AtosDoRecurso(props: AtoDoRecursoProps) {
  const { recurso, onFeito, onReler } = props;
  const isAberto = recurso.situacao.id === SituacaoRecurso.emTramitacao;
  const [julgou, setJulgou] = useState(false);
  if (julga(recurso) && !julgou) setJulgou(true);
  const naoJulga = isAberto && !julgou && motivoDe(recurso, 'responder');
  return (
    <>
      {recurso.atos.includes('esclarecer') && (
        <Passo id="esclarecer" titulo="Responder ao esclarecimento">
          <ResponderEsclarecimento recurso={recurso} onFeito={onFeito} onReler={onReler} />
        </Passo>
      )}
      {naoJulga && (
        <Message type="info" title="Você acompanha este recurso." still>
          {naoJulga}
        </Message>
      )}
      {julgou && (
        <>
          {isAberto && <PassoDaAdmissibilidade {...props} />}
          {isAberto && <PassoAntesDeDecidir {...props} />}
          <PassoDaDecisao {...props} />
        </>
      )}
      {recurso.atos.includes('abrirIncidente') && (
        <Passo id="incidente" titulo="Correção da decisão">
          <p>
            A decisão tem erro, omissão ou contradição, ou não pode ser cumprida como está? Peça à instância
            que a corrija.
          </p>
          <LinkButton
            variant="secondary"
            to={`/manifestacao/incidente-correcao/criar?ids=${recurso.idRecurso}`}
          >
            Abrir incidente de correção
          </LinkButton>
        </Passo>
      )}
    </>
  );
}
