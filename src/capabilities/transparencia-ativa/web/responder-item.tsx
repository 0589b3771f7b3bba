import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { SILENT } from '#shell/api/client.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { ItemVisto } from '../contract.ts';
import { type RespostaAoItem, respostaAoItem, tiposDeResposta } from '../domain/resposta-do-item.ts';
import { type Digitado, esquecerNaoSalvo, guardarNaoSalvo, readNaoSalvo } from './nao-salvos.ts';
import { api, useItemMudou } from './transparencia-queries.ts';

const RESPONDER = 'PUT /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem';
const COMENTARIO = 4000;

const salvoDo = ({ resposta }: ItemVisto): Digitado => ({
  tipo: resposta?.tipo ?? 'publicado',
  link: resposta?.link ?? '',
  comentario: resposta?.comentario ?? '',
});

const isIgual = (a: Digitado, b: Digitado): boolean =>
  a.tipo === b.tipo && a.link === b.link && a.comentario === b.comentario;

interface ResponderProps {
  readonly idOuvidoria: number;
  readonly item: ItemVisto;
  readonly onFechar: () => void;
}

/**
 * The form of the body's answer, shown in place of the item; what is typed is kept until saved or
 * discarded.
 */
export function ResponderItem({ idOuvidoria, item, onFechar }: ResponderProps) {
  const { idItem, titulo, versao, situacao } = item;
  const salvo = salvoDo(item);
  const form = useFormulario(respostaAoItem, { defaultValues: readNaoSalvo(idOuvidoria, idItem) ?? salvo });
  const mudou = useItemMudou();
  const { erro, onSubmit } = useEnvio<RespostaAoItem>(form, async (resposta) => {
    const novo = await api(
      RESPONDER,
      { params: { idOuvidoria, idItem }, body: { versao, resposta } },
      SILENT,
    );
    esquecerNaoSalvo(idOuvidoria, idItem);
    void mudou(idOuvidoria, novo);
    showMessage({ type: 'success', title: 'Resposta salva.', text: `${titulo}: falta enviar.` });
    onFechar();
  });
  const { tipo = 'publicado', link = '', comentario = '' } = useWatch({ control: form.control });
  const guardar = useEffectEvent((digitado: Digitado) =>
    isIgual(digitado, salvo)
      ? esquecerNaoSalvo(idOuvidoria, idItem)
      : guardarNaoSalvo(idOuvidoria, idItem, digitado),
  );
  useEffect(() => guardar({ tipo, link, comentario }), [tipo, link, comentario]);
  const descartar = () => {
    esquecerNaoSalvo(idOuvidoria, idItem);
    onFechar();
  };
  return (
    <Formulario
      form={form}
      onSubmit={onSubmit}
      className="transparencia-form"
      aria-label={`Responder: ${titulo}`}
    >
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <CampoOpcoes
        name="tipo"
        label="Como o órgão cumpre este item?"
        inline
        options={Object.entries(tiposDeResposta).map(([value, label]) => ({ value, label }))}
      />
      {tipo === 'publicado' && (
        <CampoTexto
          name="link"
          label="Link da página"
          help="O endereço completo, que qualquer pessoa abre sem senha. Começa com https://"
          type="url"
          inputMode="url"
          autoComplete="off"
          required
        />
      )}
      <CampoTextoLongo
        name="comentario"
        label={tipo === 'publicado' ? 'Comentário' : 'Por que não se aplica'}
        help={tipo === 'publicado' ? 'O que ajuda a achar a informação na página.' : undefined}
        optional={tipo === 'publicado'}
        required={tipo === 'nao-se-aplica'}
        rows={3}
        limit={COMENTARIO}
      />
      <div className="ui-actions">
        <BotaoEnviar>{situacao === 'avaliado' ? 'Salvar correção' : 'Salvar resposta'}</BotaoEnviar>
        <Button onClick={descartar}>Fechar sem salvar</Button>
      </div>
    </Formulario>
  );
}
