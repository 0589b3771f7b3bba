import { useId } from 'react';
import { z } from 'zod';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { isAnonima } from '#capabilities/manifestacao/domain/identificacao.ts';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import type { Contract } from '#kernel/endpoint.ts';
import { createApi, SILENT } from '#shell/api/client.ts';
import { isPedidoDeAcesso } from '#shell/atos/tipos-dos-casos.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { palavrasDeQuemDesiste, parte } from '../domain/desistencia.ts';
import {
  type AtoDeDesistir,
  atosDeDesistir,
  isDeUmaParte,
  palavrasDoDialogo,
} from './palavras-do-dialogo.ts';

const api = createApi<Contract>();

const inteira = z.object({ ...palavrasDeQuemDesiste, parte: parte.optional() });
const emParte = inteira.extend({ parte });
type Dito = z.output<typeof inteira>;

const { motivo: porQue, ameaca } = palavrasDeQuemDesiste;

/** Fields left empty are not sent. */
const preenchidos = (dito: Dito): Dito =>
  Object.fromEntries(Object.entries(dito).filter(([, texto]) => texto)) as Dito;

interface DesistirProps {
  readonly ato: AtoDeDesistir;
  readonly caso: DetalheDaManifestacao;
  /** Receives the sentence that tells the result. */
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

/** Says what giving up does before it is done, and asks who pressed the person, if anybody did. */
export function Desistir({ ato, caso, onFeito, onFechar }: DesistirProps) {
  const formId = useId();
  const { idManifestacao, numeroProtocolo } = caso;
  const { rota, tela } = atosDeDesistir[ato];
  const { titulo, aceitar, cancelar, perigo, consequencia } = palavrasDoDialogo(ato, {
    isPedidoDeAcesso: isPedidoDeAcesso(caso),
    temRecurso: caso.historico.some(({ acao }) => acao === Acao.registroRecurso),
  });
  const isEmParte = isDeUmaParte(ato);
  const form = useFormulario((isEmParte ? emParte : inteira) as typeof inteira, {
    defaultValues: { motivo: '', ameaca: '', ...(isEmParte && { parte: '' }) },
  });
  const { erro, onSubmit } = useEnvio(form, async (dito: Dito) => {
    if (!rota) throw new Error(`The act ${ato} has no route`);
    const pedido = { params: { idManifestacao }, body: preenchidos(dito) };
    await api(rota.chave, pedido as never, SILENT);
    onFeito(tela?.feito ?? '');
  });
  return (
    <Modal
      open
      danger={perigo}
      title={titulo}
      formId={formId}
      acceptLabel={aceitar}
      cancelLabel={cancelar}
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
    >
      <p>
        O protocolo <span className="ui-mono">{numeroProtocolo}</span> {consequencia}
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível desistir.">
          {erro}
        </Message>
      )}
      {isAnonima(caso) && <p>Você continua anônimo: não escreva nada que diga quem você é.</p>}
      <Formulario id={formId} form={form} onSubmit={onSubmit} aria-label={titulo}>
        {isEmParte && (
          <CampoTextoLongo
            name="parte"
            label="De que parte você desiste?"
            limit={parte.maxLength ?? undefined}
            rows={3}
            required
          />
        )}
        <CampoTextoLongo
          name="motivo"
          label="Por que está desistindo?"
          limit={porQue.unwrap().maxLength ?? undefined}
          rows={2}
          optional
        />
        <CampoTextoLongo
          name="ameaca"
          label="Alguém ameaçou ou pressionou você?"
          help="Se sim, conte o que aconteceu, se puder. O órgão vê um aviso na manifestação. Perseguir quem se manifesta é proibido por lei."
          limit={ameaca.unwrap().maxLength ?? undefined}
          rows={3}
          optional
        />
      </Formulario>
    </Modal>
  );
}
