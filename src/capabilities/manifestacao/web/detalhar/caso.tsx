import { faFilePdf } from '@fortawesome/free-solid-svg-icons/faFilePdf.js';
import { type ReactNode, useState } from 'react';
import type { AtoComTela } from '#shell/atos/atos-na-tela.ts';
import { formatMomento } from '#shell/formato.ts';
import { type FormaDaImpressao, FormaNoPapel, useImpressao } from '#shell/impressao/formas.ts';
import { CabecaDoPapel, ForaDoProcesso, Imprimir } from '#shell/impressao/impressao.tsx';
import { parte } from '#shell/partes.ts';
import { SairDepressa } from '#shell/sair-depressa/sair-depressa.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { SituacaoTag } from '#shell/ui/estado/situacao-tag.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { ExternalLinkButton } from '#shell/ui/link-button.tsx';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { isDaLeiDeAcesso } from '../../domain/ler/lei-de-acesso.ts';
import { respostasMostradas } from '../../domain/ler/respostas-mostradas.ts';
import { Atos, AtosDoPedido } from './atos.tsx';
import { ConversaNoCaso } from './conversa-no-caso.tsx';
import { CopiaDaDecisao } from './copia-da-decisao.tsx';
import { Historico } from './historico.tsx';
import { type AtoNaPagina, AtoNestaPagina, isAtoNaPagina, useFeito } from './na-pagina.tsx';
import { Complementacoes, Relato, Respostas } from './relato.tsx';
import { Situacao } from './situacao.tsx';

const Aberturas = parte('aberturas-do-caso');
const Atendimentos = parte('atendimentos-do-caso');
const Desfecho = parte('desfecho-do-caso');
const FecharConsulta = parte('fechar-consulta');
const PedidosDeIdentidade = parte('pedidos-de-identidade');
const Impedimentos = parte('impedimentos-do-caso');
const Promessas = parte('promessas-do-caso');
const Desistir = parte('desistir');
const Desistencias = parte('desistencias-do-caso');
const PedirReabertura = parte('pedir-reabertura');
const Reabertura = parte('reabertura-do-caso');
const Recursos = parte('recursos-do-cidadao');
const Representacao = parte('representacao-do-caso');

/** Acts done in a dialog over this page. */
const EM_JANELA = [
  'desistir',
  'pedirDesistencia',
  'desistirEmParte',
  'pedirDesistenciaEmParte',
  'pedirReabertura',
] as const;
type AtoEmJanela = (typeof EM_JANELA)[number];
const isEmJanela = (nome: string): nome is AtoEmJanela => EM_JANELA.some((cada) => cada === nome);

type Caso = DetalheDaManifestacao;

function Secao({
  id,
  titulo,
  children,
}: {
  readonly id: string;
  readonly titulo: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {titulo}
      </h2>
      {children}
    </section>
  );
}

function Cabecalho({ caso }: { readonly caso: Caso }) {
  return (
    <div className="detalhe-cabecalho">
      <h2>
        <span>Protocolo</span>{' '}
        <span className="detalhe-protocolo">
          <span className="ui-mono">{caso.numeroProtocolo}</span>
          <CopyButton text={caso.numeroProtocolo} what="protocolo" />
        </span>
      </h2>
      <p className="detalhe-marcas">
        <Tag tone="info">{caso.tipo.descTipoManifestacao}</Tag>
        {caso.subtipo && <Tag>{caso.subtipo}</Tag>}
        <SituacaoTag situacao={caso.situacao} />
      </p>
    </div>
  );
}

function Fatos({ caso }: { readonly caso: Caso }) {
  const fatos: readonly (readonly [string, string | null])[] = [
    ['Órgão', `${caso.ouvidoria.sigla} – ${caso.ouvidoria.nomeOuvidoria}`],
    ['Registrada em', formatMomento(caso.registradaEm)],
    ['Assunto', caso.assunto],
    ['Identificação', caso.identificacao.descTipoIdentificacao],
    ['Canal', caso.canal],
    ['Resposta por', caso.modoResposta],
    ['Destino', caso.ouvidoriaInterna ? 'Ouvidoria interna' : null],
  ];
  return (
    <Secao id="detalhe-dados" titulo="Dados do registro">
      <dl className="detalhe-campos">
        {fatos.map(
          ([nome, valor]) =>
            valor && (
              <div key={nome}>
                <dt>{nome}</dt>
                <dd>{valor}</dd>
              </div>
            ),
        )}
      </dl>
    </Secao>
  );
}

interface DocumentosProps {
  readonly caso: Caso;
  readonly onImprimir: (forma: FormaDaImpressao) => void;
}

function Documentos({ caso, onImprimir }: DocumentosProps) {
  return (
    <section aria-labelledby="detalhe-documentos" className="ui-no-print">
      <h2 id="detalhe-documentos">Guardar</h2>
      <ExternalLinkButton
        href={`/api/app-web/v1/manifestacoes/${caso.idManifestacao}/recibo`}
        icon={faFilePdf}
        block
      >
        Baixar recibo (PDF)
      </ExternalLinkButton>
      <Imprimir block onImprimir={onImprimir} />
      {caso.pelaChave && <FecharConsulta idManifestacao={caso.idManifestacao} />}
    </section>
  );
}

/**
 * The answer first, then what was written, then what happened. What can be done stands beside; for
 * a request, whose legal remedies need explaining, it stands below the answer.
 */
export function CasoAberto({ caso }: { readonly caso: Caso }) {
  const { feito, anunciar, esquecer } = useFeito(caso.idManifestacao);
  const [ato, setAto] = useState<AtoNaPagina | AtoEmJanela | null>(null);
  const [pedida, setPedida] = useState(0);
  const { forma, imprimir } = useImpressao();
  const abrir = ({ nome: escolhido }: AtoComTela) => {
    esquecer();
    if (escolhido === 'conversar' || escolhido === 'acrescentar') setPedida((vezes) => vezes + 1);
    else if (isAtoNaPagina(escolhido) || isEmJanela(escolhido)) setAto(escolhido);
  };
  const aoFazer = (frase: string) => {
    setAto(null);
    anunciar(frase);
  };
  const respostas = respostasMostradas(caso);
  const isPedido = isDaLeiDeAcesso(caso);
  const janela = { caso, onFeito: aoFazer, onFechar: () => setAto(null) };
  return (
    <FormaNoPapel value={forma}>
      <div className="detalhe">
        <div className="detalhe-conteudo">
          {caso.pelaChave && <SairDepressa />}
          <CabecaDoPapel orgao={caso.ouvidoria.nomeOuvidoria} numeroProtocolo={caso.numeroProtocolo} />
          <Cabecalho caso={caso} />
          {feito && (
            <Message type="success" title="Pronto." onClose={esquecer}>
              {feito}
            </Message>
          )}
          <Situacao caso={caso} />
          {ato && !isEmJanela(ato) && (
            <AtoNestaPagina key={ato} ato={ato} caso={caso} onFeito={aoFazer} onFechar={() => setAto(null)} />
          )}
          {respostas.length > 0 && (
            <Secao id="detalhe-respostas" titulo="Resposta do órgão">
              <Respostas respostas={respostas} />
              {respostas.some(({ decisao }) => decisao !== null) && (
                <CopiaDaDecisao idManifestacao={caso.idManifestacao} />
              )}
            </Secao>
          )}
          <Promessas caso={caso} isPessoa onFeito={aoFazer} />
          <Desfecho caso={caso} />
          <ForaDoProcesso>
            <PedidosDeIdentidade caso={caso} />
            <Aberturas caso={caso} titulo="Quem abriu os seus dados" />
          </ForaDoProcesso>
          {isPedido && <Recursos caso={caso} onAto={abrir} />}
          {isPedido && <AtosDoPedido caso={caso} onAto={abrir} />}
          <Secao id="detalhe-relato" titulo="O que foi registrado">
            <Relato caso={caso} />
          </Secao>
          <ForaDoProcesso>
            <Representacao caso={caso} />
            <Atendimentos caso={caso} />
          </ForaDoProcesso>
          {caso.complementacoes.length > 0 && (
            <Secao id="detalhe-complementacoes" titulo="Complementação">
              <Complementacoes complementacoes={caso.complementacoes} />
            </Secao>
          )}
          <ConversaNoCaso caso={caso} pedida={pedida} />
          <Desistencias desistencias={caso.desistencias} lado="manifestante" />
          <Reabertura reabertura={caso.reabertura} />
          <ForaDoProcesso>
            <Impedimentos lado="manifestante" caso={caso} />
          </ForaDoProcesso>
          <Secao id="detalhe-historico" titulo="Histórico">
            <Historico historico={caso.historico} />
          </Secao>
        </div>
        <aside className="detalhe-lado" aria-label="Ações e dados">
          {!isPedido && <Atos caso={caso} onAto={abrir} />}
          <Fatos caso={caso} />
          <Documentos caso={caso} onImprimir={imprimir} />
        </aside>
        {ato === 'pedirReabertura' && <PedirReabertura {...janela} />}
        {ato && isEmJanela(ato) && ato !== 'pedirReabertura' && <Desistir ato={ato} {...janela} />}
      </div>
    </FormaNoPapel>
  );
}
