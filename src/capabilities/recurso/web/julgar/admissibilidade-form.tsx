import { useState } from 'react';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { BotoesDoAto } from '#shell/atos/ato.tsx';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { MAX_TEXTO_DO_RECURSO, type RecursoVisto } from '../../domain/recurso.ts';
import { api } from '../recurso-queries.ts';
import { EstadoDoAto } from './estado-do-ato.tsx';
import { useJustificativas } from './responder-queries.ts';
import { TextoDoRecurso } from './texto-do-recurso.tsx';
import { useAtoDoRecurso } from './use-ato-do-recurso.ts';

const ADMITIR = 'POST /app-web/v1/recursos/:idRecurso/admissibilidade';

export interface AtoDoRecursoProps {
  readonly recurso: RecursoVisto;
  /** Called after the act, with the sentence to announce. */
  readonly onFeito: (frase: string) => void;
  readonly onReler: () => void;
}

const formulario = z.object({
  idJustificativa: campo('Motivo', z.string().min(1)),
  texto: campo('Explicação', z.string().trim().min(10).max(MAX_TEXTO_DO_RECURSO)),
});
type Recusa = z.output<typeof formulario>;

/** The appeal will not be judged: the reason, and why it applies, as the citizen will read them. */
function NaoConhecer({
  recurso,
  onFeito,
  onReler,
  onCancelar,
}: AtoDoRecursoProps & { readonly onCancelar: () => void }) {
  const justificativas = useJustificativas(true);
  const form = useFormulario(formulario, { defaultValues: { idJustificativa: '', texto: '' } });
  const ato = useAtoDoRecurso<Recusa>({
    recurso,
    form,
    enviar: (idRecurso, versao, { idJustificativa, texto }) =>
      api(
        ADMITIR,
        {
          params: { idRecurso },
          body: { versao, conhecer: false, idJustificativa: Number(idJustificativa), texto },
        },
        SILENT,
      ),
    onFeito: () =>
      onFeito(
        'O recurso não foi conhecido. Quem recorreu recebe um e-mail com a explicação, se informou um.',
      ),
  });
  const confirmacao = useConfirmacao<Recusa>(ato.enviar);
  if (justificativas.isPending) return <Skeleton shape="row" lines={2} label="Buscando os motivos…" />;
  if (justificativas.isError)
    return <FalhaAoAbrir titulo="Não foi possível buscar os motivos." falha={justificativas} />;
  return (
    <EstadoDoAto ato={ato} onReler={onReler}>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Não conhecer do recurso">
        <CampoSelect
          name="idJustificativa"
          label="Motivo"
          required
          options={justificativas.data.map((cada) => ({
            value: String(cada.idJustificativaNaoConhecimento),
            label: cada.descJustificativaNaoConhecimento,
          }))}
        />
        <TextoDoRecurso
          idManifestacao={recurso.idManifestacao}
          ato={`nao-conhecer ${recurso.idRecurso}`}
          name="texto"
          label="Explicação"
          help="Quem recorreu lê isto. Diga por que o motivo se aplica a este recurso."
        />
        <BotoesDoAto onCancelar={onCancelar}>Não conhecer</BotoesDoAto>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Não conhecer do recurso?" acao="Não conhecer">
        <p>O recurso é encerrado sem que o pedido seja analisado, e isso não pode ser desfeito.</p>
      </Confirmar>
    </EstadoDoAto>
  );
}

/** First of all: can it be judged (Lei 9.784/1999, art. 63)? */
export function Admissibilidade(props: AtoDoRecursoProps) {
  const { recurso, onFeito, onReler } = props;
  const [isRecusa, setRecusa] = useState(false);
  const ato = useAtoDoRecurso<true>({
    recurso,
    enviar: (idRecurso, versao) =>
      api(ADMITIR, { params: { idRecurso }, body: { versao, conhecer: true } }, SILENT),
    onFeito: () => onFeito('Recurso conhecido. Agora ele pode ser decidido.'),
  });
  const confirmacao = useConfirmacao<true>(ato.enviar);
  if (isRecusa) return <NaoConhecer {...props} onCancelar={() => setRecusa(false)} />;
  return (
    <EstadoDoAto ato={ato} onReler={onReler}>
      <p>
        Conhecer é aceitar o recurso para julgamento: foi apresentado no prazo, por quem pode recorrer, à
        instância certa. Não diz nada ainda sobre quem tem razão.
      </p>
      <div className="ui-actions">
        <Button variant="primary" onClick={() => confirmacao.pedir(true)}>
          Conhecer do recurso
        </Button>
        <Button variant="secondary" onClick={() => setRecusa(true)}>
          Não conhecer…
        </Button>
      </div>
      <Confirmar confirmacao={confirmacao} titulo="Conhecer do recurso?" acao="Conhecer">
        <p>Ele passa a poder ser decidido. Isso não pode ser desfeito.</p>
      </Confirmar>
    </EstadoDoAto>
  );
}
