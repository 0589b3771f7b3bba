import { faExternalLinkAlt } from '@fortawesome/free-solid-svg-icons/faExternalLinkAlt.js';
import { faPen } from '@fortawesome/free-solid-svg-icons/faPen.js';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Icon } from '#shell/ui/icon.tsx';
import type { ItemVisto } from '../contract.ts';
import { tiposDeResposta } from '../domain/resposta-do-item.ts';
import { AvaliarItem } from './avaliar-item.tsx';
import { HistoricoDoItem } from './historico-do-item.tsx';
import { useTemNaoSalvo } from './nao-salvos.ts';
import { ancoraDoItem, etapaDoItem, nomeDaAvaliacao, tomDoResultado } from './nomes-da-transparencia.ts';
import { ResponderItem } from './responder-item.tsx';
import { api, useItemMudou } from './transparencia-queries.ts';

interface ItemProps {
  readonly idOuvidoria: number;
  readonly item: ItemVisto;
}

function Marcas({ idOuvidoria, item }: ItemProps) {
  const etapa = etapaDoItem(item);
  const naoSalvo = useTemNaoSalvo(idOuvidoria, item.idItem);
  return (
    <p className="transparencia-marcas">
      {item.avaliacao && (
        <Tag tone={tomDoResultado[item.avaliacao.resultado]}>{nomeDaAvaliacao(item.avaliacao)}</Tag>
      )}
      {etapa && <Tag tone={etapa.tom}>{etapa.nome}</Tag>}
      {item.avaliacao?.vencida && <Tag tone="danger">Correção vencida</Tag>}
      {naoSalvo && <Tag tone="warning">Alterações não salvas</Tag>}
    </p>
  );
}

export function LinkDaResposta({ link }: { readonly link: string }) {
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="transparencia-link">
      {link} <Icon icon={faExternalLinkAlt} size="sm" />
      <span className="sr-only">(abre em nova janela)</span>
    </a>
  );
}

function Resposta({ item: { resposta } }: Pick<ItemProps, 'item'>) {
  if (!resposta) return null;
  return (
    <div className="transparencia-resposta">
      <dl>
        <dt>Resposta do órgão</dt>
        <dd>
          {resposta.link ? <LinkDaResposta link={resposta.link} /> : tiposDeResposta[resposta.tipo]}
          {resposta.comentario && <p className="transparencia-palavras">{resposta.comentario}</p>}
          <p className="ui-muted">
            {resposta.responsavel}, {formatMomento(resposta.em)}
          </p>
        </dd>
      </dl>
    </div>
  );
}

function Avaliacao({ item: { avaliacao } }: Pick<ItemProps, 'item'>) {
  if (!avaliacao) return null;
  return (
    <div className="transparencia-resposta" data-resultado={avaliacao.resultado}>
      <dl>
        <dt>Avaliação: {nomeDaAvaliacao(avaliacao)}</dt>
        <dd>
          {avaliacao.comentario && <p className="transparencia-palavras">{avaliacao.comentario}</p>}
          {avaliacao.prazo && (
            <p>
              Corrigir até <strong>{formatDiaComDistancia(avaliacao.prazo)}</strong>
            </p>
          )}
          <p className="ui-muted">
            {avaliacao.avaliador}, {formatMomento(avaliacao.em)}
          </p>
        </dd>
      </dl>
    </div>
  );
}

const useRetomar = (idOuvidoria: number, { idItem, versao }: ItemVisto) => {
  const mudou = useItemMudou();
  const [retomando, setRetomando] = useState(false);
  const retomar = async () => {
    setRetomando(true);
    try {
      const novo = await api(
        'POST /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/retomar',
        { params: { idOuvidoria, idItem }, body: { versao } },
        SILENT,
      );
      void mudou(idOuvidoria, novo);
    } catch (error) {
      showMessage({ type: 'danger', title: 'Não foi possível retomar.', text: textoDoErro(error) });
    } finally {
      setRetomando(false);
    }
  };
  return { retomar, retomando };
};

type Aberto = 'responder' | 'avaliar' | 'historico' | null;

interface BotoesProps extends ItemProps {
  readonly aberto: Aberto;
  readonly onAbrir: (aberto: Aberto) => void;
}

function Botoes({ idOuvidoria, item, aberto, onAbrir }: BotoesProps) {
  const { atos, titulo, situacao, resposta, avaliacao } = item;
  const { retomar, retomando } = useRetomar(idOuvidoria, item);
  const podeResponder = atos.includes('responder') || atos.includes('corrigir');
  const nomeDoResponder = () => {
    if (situacao === 'avaliado') return avaliacao?.resultado === 'cumpre' ? 'Atualizar' : 'Corrigir';
    return resposta ? 'Mudar a resposta' : 'Responder';
  };
  return (
    <div className="transparencia-botoes ui-no-print">
      {podeResponder && aberto !== 'responder' && (
        <Button size="small" variant="secondary" icon={faPen} onClick={() => onAbrir('responder')}>
          {nomeDoResponder()} <span className="sr-only">{titulo}</span>
        </Button>
      )}
      {atos.includes('avaliarItem') && aberto !== 'avaliar' && (
        <Button size="small" variant="secondary" icon={faPen} onClick={() => onAbrir('avaliar')}>
          {avaliacao ? 'Avaliar de novo' : 'Avaliar'} <span className="sr-only">{titulo}</span>
        </Button>
      )}
      {atos.includes('retomar') && (
        <Button size="small" loading={retomando} onClick={() => void retomar()}>
          Retomar <span className="sr-only">{titulo}</span>
        </Button>
      )}
      {resposta && (
        <Button
          size="small"
          aria-expanded={aberto === 'historico'}
          onClick={() => onAbrir(aberto === 'historico' ? null : 'historico')}
        >
          Histórico <span className="sr-only">de {titulo}</span>
        </Button>
      )}
    </div>
  );
}

/** One obligation: what is required, the answer, the evaluation, and what may be done now. */
export function UmItem({ idOuvidoria, item }: ItemProps) {
  const naoSalvo = useTemNaoSalvo(idOuvidoria, item.idItem);
  const [aberto, setAberto] = useState<Aberto>(naoSalvo ? 'responder' : null);
  const fechar = () => setAberto(null);
  return (
    <article className="transparencia-item" id={ancoraDoItem(item.idItem)}>
      <h3>{item.titulo}</h3>
      <Marcas idOuvidoria={idOuvidoria} item={item} />
      <p>{item.orientacao}</p>
      <p className="ui-muted">{item.fundamento}</p>
      {aberto !== 'responder' && <Resposta item={item} />}
      <Avaliacao item={item} />
      {aberto === 'responder' && <ResponderItem idOuvidoria={idOuvidoria} item={item} onFechar={fechar} />}
      {aberto === 'avaliar' && <AvaliarItem idOuvidoria={idOuvidoria} item={item} onFechar={fechar} />}
      <Botoes idOuvidoria={idOuvidoria} item={item} aberto={aberto} onAbrir={setAberto} />
      {aberto === 'historico' && <HistoricoDoItem idOuvidoria={idOuvidoria} idItem={item.idItem} />}
    </article>
  );
}
