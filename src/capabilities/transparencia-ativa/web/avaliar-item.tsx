import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { reject } from '#kernel/validacao/regras.ts';
import { SILENT } from '#shell/api/client.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { ItemVisto } from '../contract.ts';
import {
  comentarioDaAvaliacao,
  type Resultado,
  resultados,
  umResultado,
} from '../domain/resposta-do-item.ts';
import { temOQueCorrigir } from '../domain/resultado-do-item.ts';
import { DIAS_PARA_CORRIGIR, MAIS_DIAS, MENOS_DIAS } from '../domain/transparencia-prazos.ts';
import { api, useItemMudou } from './transparencia-queries.ts';

const AVALIAR = 'POST /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/avaliar';
const COMENTARIO = 4000;

const formulario = z
  .object({
    resultado: campo('Resultado', umResultado),
    comentario: comentarioDaAvaliacao,
    dias: campo('Dias para corrigir', z.coerce.number().int().min(MENOS_DIAS).max(MAIS_DIAS)),
  })
  .check((payload) => {
    const { resultado, comentario } = payload.value;
    if (temOQueCorrigir(resultado) && comentario === '')
      reject(payload, 'Diga ao órgão o que falta corrigir.', ['comentario']);
  });
type Dados = z.output<typeof formulario>;

interface AvaliarProps {
  readonly idOuvidoria: number;
  readonly item: ItemVisto;
  readonly onFechar: () => void;
}

/** 'Does not apply' is accepted or refused, never in part. */
const opcoesPara = ({ resposta }: ItemVisto) =>
  Object.entries(resultados)
    .filter(([valor]) => resposta?.tipo === 'publicado' || valor !== 'cumpre-em-parte')
    .map(([value, label]) => ({ value, label }));

/** The form of the authority's evaluation, shown in place of the item. */
export function AvaliarItem({ idOuvidoria, item, onFechar }: AvaliarProps) {
  const { idItem, titulo, versao, avaliacao } = item;
  const form = useFormulario(formulario, {
    defaultValues: {
      resultado: avaliacao?.resultado ?? ('' as Resultado),
      comentario: avaliacao?.comentario ?? '',
      dias: String(DIAS_PARA_CORRIGIR),
    },
  });
  const mudou = useItemMudou();
  const { erro, onSubmit } = useEnvio<Dados>(form, async (dados) => {
    const novo = await api(AVALIAR, { params: { idOuvidoria, idItem }, body: { versao, ...dados } }, SILENT);
    void mudou(idOuvidoria, novo);
    showMessage({ type: 'success', title: 'Avaliação salva.', text: titulo });
    onFechar();
  });
  const resultado = useWatch({ control: form.control, name: 'resultado' });
  const corrige = Boolean(resultado) && temOQueCorrigir(resultado);
  return (
    <Formulario
      form={form}
      onSubmit={onSubmit}
      className="transparencia-form"
      aria-label={`Avaliar: ${titulo}`}
    >
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <CampoOpcoes
        name="resultado"
        label="O que você encontrou?"
        inline
        required
        options={opcoesPara(item)}
      />
      <CampoTextoLongo
        name="comentario"
        label="Comentário da avaliação"
        help={corrige ? 'Diga ao órgão o que falta corrigir.' : undefined}
        optional={!corrige}
        required={corrige}
        rows={3}
        limit={COMENTARIO}
      />
      {corrige && (
        <CampoTexto
          name="dias"
          label="Dias para corrigir"
          help={`De ${MENOS_DIAS} a ${MAIS_DIAS}, contados a partir de amanhã; o último dia cai em dia útil do órgão.`}
          inputMode="numeric"
          required
        />
      )}
      <div className="ui-actions">
        <BotaoEnviar>Salvar avaliação</BotaoEnviar>
        <Button onClick={onFechar}>Cancelar</Button>
      </div>
    </Formulario>
  );
}
