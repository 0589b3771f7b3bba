import { faFilePdf } from '@fortawesome/free-solid-svg-icons/faFilePdf.js';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { type IdInstancia, Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { quemDecideNaFrase } from '#capabilities/remedio/domain/quem-decide.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { type AtoComTela, atoDoCidadao } from '#shell/atos/atos-na-tela.ts';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import { formatDia, formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { ExternalLinkButton, LinkButton } from '#shell/ui/link-button.tsx';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { DecisaoDoRecurso } from '../julgar/decisao-do-recurso.tsx';
import { Qualificar } from '../qualificar/qualificar-formulario.tsx';
import { nomeDaNota } from '../qualificar/qualificar-notas.ts';
import { useRecursosDoCaso } from '../recurso-queries.ts';
import { telaDoDescumprimento } from './tela-do-remedio.ts';
import './orientacao.css';

/** The day passed: the next step where silence opened one, else that the decision is still owed, and by whom. */
const fraseDoAtraso = ({ instancia, julgadora }: RecursoVisto, prazo: string, haPasso: boolean): string => {
  const devia = `A decisão devia ter saído até ${formatDia(prazo)}.`;
  if (haPasso) return `${devia} Veja em “O que você pode fazer” o próximo passo.`;
  const quem = quemDecideNaFrase(instancia.id as IdInstancia, julgadora);
  return `${devia} Ela continua devida, e quem a deve é ${quem}.`;
};

/** When it will be decided, in plain words; null once it was. */
const fraseDoPrazo = (recurso: RecursoVisto, haPasso: boolean): string | null => {
  const { instancia, prazo, diasRestantes, resposta, foiAdiante, emEsclarecimentosAte } = recurso;
  if (resposta) return null;
  if (foiAdiante) return 'Não houve decisão, e o caso foi levado adiante. Acompanhe pelo recurso mais novo.';
  if (emEsclarecimentosAte) {
    const depois =
      prazo && instancia.id !== Instancia.cmri ? ` A decisão deve sair até ${formatDia(prazo)}.` : '';
    return `Em esclarecimentos até ${formatDiaComDistancia(emEsclarecimentosAte)}: quem julga está ouvindo o órgão, e até lá o prazo da decisão não corre.${depois}`;
  }
  const isComissao = instancia.id === Instancia.cmri;
  if (prazo === null) {
    return isComissao
      ? 'A comissão ainda não marcou a reunião em que vai julgar este recurso.'
      : 'Ainda não há data para a decisão.';
  }
  if (diasRestantes !== null && diasRestantes < 0) return fraseDoAtraso(recurso, prazo, haPasso);
  return isComissao
    ? `A comissão marcou o julgamento para ${formatDiaComDistancia(prazo)}.`
    : `A decisão deve sair até ${formatDiaComDistancia(prazo)}.`;
};

function Campo({ nome, children }: { readonly nome: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Esclarecimentos({ esclarecimentos }: Pick<RecursoVisto, 'esclarecimentos'>) {
  return esclarecimentos.map(({ idEsclarecimento, pergunta, solicitante, pedidoEm, prazo, ...resto }) => (
    <div key={idEsclarecimento} className="recurso-esclarecimento">
      <h4>Esclarecimento pedido ao órgão</h4>
      <p className="ui-muted">
        {solicitante}, em {formatMomento(pedidoEm)}
      </p>
      <TextoDigitado texto={pergunta} />
      {resto.resposta === null || resto.respondidoEm === null ? (
        <p>
          {resto.encerradoEm
            ? 'O órgão não respondeu, e a decisão não esperou por ele.'
            : `O órgão tem até ${formatDia(prazo)} para esclarecer. Você não precisa fazer nada.`}
        </p>
      ) : (
        <>
          <p className="ui-muted">
            Resposta de {resto.respondente ?? 'o órgão'}, em {formatMomento(resto.respondidoEm)}
          </p>
          <TextoDigitado texto={resto.resposta} />
        </>
      )}
    </div>
  ));
}

interface DoCasoProps {
  readonly caso: Pick<DetalheDaManifestacao, 'idManifestacao' | 'pelaChave' | 'atos'>;
  /** For acts that are done on this page, as all are for who holds the access code. */
  readonly onAto: (ato: AtoComTela) => void;
}

interface DoRecursoProps extends DoCasoProps {
  readonly recurso: RecursoVisto;
}

/** The rating on this page: its own screen requires a login. */
function AvaliarAqui({ recurso }: Pick<DoRecursoProps, 'recurso'>) {
  const { idManifestacao, idRecurso } = recurso;
  const queries = useQueryClient();
  const [isAberto, setAberto] = useState(false);
  if (!isAberto) {
    return (
      <Button variant="secondary" onClick={() => setAberto(true)}>
        Avaliar esta decisão
      </Button>
    );
  }
  return (
    <div className="recurso-avaliar">
      <Qualificar
        idManifestacao={idManifestacao}
        idRecurso={idRecurso}
        noCaso
        onQualificada={() => void queries.invalidateQueries({ queryKey: chaveDoDetalhe(idManifestacao) })}
      />
      <Button onClick={() => setAberto(false)}>Fechar sem avaliar</Button>
    </div>
  );
}

function AtosDoRecurso({ recurso, caso, onAto }: DoRecursoProps) {
  const pode = (ato: RecursoVisto['atos'][number]) => recurso.atos.includes(ato);
  if (!pode('qualificar') && !pode('denunciarDescumprimento')) return null;
  if (caso.pelaChave) {
    return (
      <div className="ui-actions ui-no-print">
        {pode('qualificar') && <AvaliarAqui recurso={recurso} />}
        {pode('denunciarDescumprimento') && (
          <Button variant="secondary" onClick={() => onAto(atoDoCidadao('denunciarDescumprimento'))}>
            Denunciar que não foi cumprida
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="ui-actions ui-no-print">
      {pode('qualificar') && (
        <LinkButton to={`/manifestacao/qualificar?ids=${recurso.idRecurso}`} variant="secondary">
          Avaliar esta decisão
        </LinkButton>
      )}
      {pode('denunciarDescumprimento') && (
        <LinkButton to={telaDoDescumprimento(recurso.idManifestacao)} variant="secondary">
          Denunciar que não foi cumprida
        </LinkButton>
      )}
    </div>
  );
}

function Recurso({ recurso, caso, onAto }: DoRecursoProps) {
  const { instancia, situacao, julgadora, registradoEm, tipoRecurso, texto, anexos, qualificacao } = recurso;
  const frase = fraseDoPrazo(
    recurso,
    caso.atos.some(({ ato }) => ato === 'recorrer'),
  );
  const isAberto = situacao.id === SituacaoRecurso.emTramitacao && !recurso.foiAdiante;
  return (
    <li>
      <div className="recurso-topo">
        <h3>{instancia.descricao}</h3>
        <Tag tone={isAberto ? 'info' : 'neutral'}>
          {recurso.emEsclarecimentosAte ? 'Em esclarecimentos' : situacao.descricao}
        </Tag>
      </div>
      <p className="ui-muted">Enviado em {formatMomento(registradoEm)}</p>
      {frase && <p className="recurso-frase">{frase}</p>}
      <dl className="detalhe-campos">
        <Campo nome="Quem julga">
          {julgadora.sigla} – {julgadora.nome}
        </Campo>
        {tipoRecurso && <Campo nome="Motivo">{tipoRecurso.descricao}</Campo>}
        <Campo nome="O que foi escrito">
          <TextoDigitado texto={texto} />
        </Campo>
      </dl>
      <Arquivos arquivos={anexos} rotulo={`Arquivos enviados com o recurso (${instancia.descricao})`} />
      <Esclarecimentos esclarecimentos={recurso.esclarecimentos} />
      {recurso.resposta && (
        <>
          <DecisaoDoRecurso resposta={recurso.resposta} foiAdiante={recurso.foiAdiante} />
          <p className="ui-no-print">
            <ExternalLinkButton
              href={`/api/app-web/v1/recursos/${recurso.idRecurso}/decisao.pdf`}
              icon={faFilePdf}
              variant="secondary"
            >
              Baixar cópia autenticada da decisão (PDF)
            </ExternalLinkButton>
          </p>
        </>
      )}
      {qualificacao && (
        <p>
          Você avaliou esta decisão com nota {qualificacao.nota} ({nomeDaNota(qualificacao.nota)}).
        </p>
      )}
      <AtosDoRecurso recurso={recurso} caso={caso} onAto={onAto} />
    </li>
  );
}

/** Every appeal of the case, in the order of filing; nothing if there are none. */
export function Recursos({ caso, onAto }: DoCasoProps) {
  const consulta = useRecursosDoCaso(caso.idManifestacao);
  const { data = [], error } = consulta;
  if (!error && data.length === 0) return null;
  return (
    <section aria-labelledby="detalhe-recursos">
      <h2 id="detalhe-recursos" tabIndex={-1}>
        Recursos
      </h2>
      <FalhaAoAbrir titulo="Não foi possível abrir os recursos." falha={consulta} />
      {data.length > 0 && (
        <ol className="historico recursos">
          {data.map((recurso) => (
            <Recurso key={recurso.idRecurso} recurso={recurso} caso={caso} onAto={onAto} />
          ))}
        </ol>
      )}
    </section>
  );
}
