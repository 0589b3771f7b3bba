import { useState } from 'react';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { AvaliacaoVista } from '../../contract.ts';
import type { NomeDoAtoDaAvaliacao } from '../../domain/atos-da-avaliacao.ts';
import { DIAS_PARA_RESPONDER, MAIS_DIAS, MENOS_DIAS } from '../../domain/monitoramento-prazos.ts';
import { api, useRelerMonitoramento } from '../monitoramento-queries.ts';

type AtoEscrito = Exclude<NomeDoAtoDaAvaliacao, 'avaliarCaso'>;

interface Alvo {
  readonly idAvaliacao: number;
  readonly versao: number;
}

interface FormaDoAto {
  readonly botao: string;
  readonly campo: string;
  readonly ajuda: string;
  readonly feito: string;
  readonly comPrazo?: true;
  readonly enviar: (alvo: Alvo, dados: { texto: string; dias: number }) => Promise<unknown>;
}

const params = ({ idAvaliacao }: Alvo) => ({ idAvaliacao });
const BASE = '/app-web/v1/monitoramento/avaliacoes/:idAvaliacao';

const formas: Readonly<Record<AtoEscrito, FormaDoAto>> = {
  devolver: {
    botao: 'Devolver ao órgão',
    campo: 'Parecer',
    ajuda: 'O que vai bem, o que precisa melhorar e o que se espera do órgão.',
    feito: 'Resultado devolvido ao órgão.',
    comPrazo: true,
    enviar: (alvo, { texto: parecer, dias }) =>
      api(
        `POST ${BASE}/devolver`,
        { params: params(alvo), body: { versao: alvo.versao, parecer, dias } },
        SILENT,
      ),
  },
  responder: {
    botao: 'Responder à avaliação',
    campo: 'Resposta do órgão',
    ajuda: 'O que o órgão pensa do resultado e o que vai fazer. Só se responde uma vez.',
    feito: 'Resposta enviada à autoridade.',
    enviar: (alvo, { texto: resposta }) =>
      api(
        `POST ${BASE}/responder`,
        { params: params(alvo), body: { versao: alvo.versao, resposta } },
        SILENT,
      ),
  },
  encerrar: {
    botao: 'Encerrar a avaliação',
    campo: 'Conclusão',
    ajuda: 'O que fica combinado. O órgão lê.',
    feito: 'Avaliação encerrada.',
    enviar: (alvo, { texto: conclusao }) =>
      api(
        `POST ${BASE}/encerrar`,
        { params: params(alvo), body: { versao: alvo.versao, conclusao } },
        SILENT,
      ),
  },
  cancelar: {
    botao: 'Cancelar a avaliação',
    campo: 'Motivo',
    ajuda: 'O órgão não fica sabendo desta avaliação.',
    feito: 'Avaliação cancelada.',
    enviar: (alvo, { texto: conclusao }) =>
      api(
        `POST ${BASE}/cancelar`,
        { params: params(alvo), body: { versao: alvo.versao, conclusao } },
        SILENT,
      ),
  },
};

const formulario = z.object({
  texto: campo('Texto', z.string().trim().min(10).max(8000)),
  dias: campo('Dias para responder', z.coerce.number().int().min(MENOS_DIAS).max(MAIS_DIAS)),
});
type Dados = z.output<typeof formulario>;

interface FormularioProps {
  readonly avaliacao: AvaliacaoVista;
  readonly ato: AtoEscrito;
  readonly onFechar: () => void;
}

function FormularioDoAto({ avaliacao, ato, onFechar }: FormularioProps) {
  const forma = formas[ato];
  const form = useFormulario(formulario, {
    defaultValues: { texto: '', dias: String(DIAS_PARA_RESPONDER) },
  });
  const reler = useRelerMonitoramento();
  const { erro, onSubmit } = useEnvio<Dados>(form, async (dados) => {
    await forma.enviar(avaliacao, dados);
    showMessage({ type: 'success', text: forma.feito });
    onFechar();
    await reler();
  });
  return (
    <Formulario form={form} onSubmit={onSubmit} className="monitoramento-form" aria-label={forma.botao}>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <CampoTextoLongo name="texto" label={forma.campo} help={forma.ajuda} rows={5} required />
      {forma.comPrazo && (
        <CampoTexto
          name="dias"
          label="Dias para responder"
          help={`De ${MENOS_DIAS} a ${MAIS_DIAS}, contados a partir de amanhã; o último dia cai em dia útil do órgão.`}
          inputMode="numeric"
          required
        />
      )}
      <div className="ui-actions">
        <BotaoEnviar>{forma.botao}</BotaoEnviar>
        <Button onClick={onFechar}>Voltar</Button>
      </div>
    </Formulario>
  );
}

/** What may be done with the evaluation as a whole. */
export function AtosDaAvaliacao({ avaliacao }: { readonly avaliacao: AvaliacaoVista }) {
  const [aberto, setAberto] = useState<AtoEscrito | null>(null);
  const atos = avaliacao.atos.filter((ato): ato is AtoEscrito => ato !== 'avaliarCaso');
  if (aberto && atos.includes(aberto))
    return <FormularioDoAto avaliacao={avaliacao} ato={aberto} onFechar={() => setAberto(null)} />;
  if (atos.length === 0) return null;
  return (
    <div className="ui-actions ui-no-print">
      {atos.map((ato) => (
        <Button
          key={ato}
          variant={ato === 'cancelar' ? 'tertiary' : 'primary'}
          onClick={() => setAberto(ato)}
        >
          {formas[ato].botao}
        </Button>
      ))}
    </div>
  );
}
