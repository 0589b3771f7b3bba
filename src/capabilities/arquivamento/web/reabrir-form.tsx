import { z } from 'zod';
import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { DIAS_OUVIDORIA } from '#kernel/prazo/prazos-da-lei.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { avisoAPessoa } from '#shell/atos/aviso-a-pessoa.ts';
import { type AtoProps, type CasoEscolhido, quantas } from '#shell/atos/casos.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { NaoCabe } from '#shell/atos/nao-cabe.tsx';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { isPedidoDeAcesso } from '#shell/atos/tipos-dos-casos.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { reabrir } from '../domain/reabrir.ato.ts';

const { justificativa } = reabrir.entrada.shape;
const formulario = z.object({ justificativa });

/** The work list gives the situação; the page of the case offers the act only where it fits. */
interface CasoAReabrir extends CasoEscolhido {
  readonly situacao?: { readonly idSituacaoManifestacao: number; readonly descSituacaoManifestacao: string };
}

interface ReabrirProps extends AtoProps {
  readonly casos: readonly CasoAReabrir[];
}

/** As in the table of acts: what ended here. A case that left the platform cannot be reopened. */
const reabrem: readonly IdSituacao[] = [Situacao.concluida, Situacao.arquivada];

const naoReabre = ({ situacao }: CasoAReabrir): boolean =>
  situacao !== undefined && !reabrem.some((cada) => cada === situacao.idSituacaoManifestacao);

const oPrazo = (casos: readonly CasoEscolhido[]): string => {
  const pedidos = casos.filter(isPedidoDeAcesso).length;
  if (pedidos === 0) return `O órgão ganha um prazo inteiro, de ${DIAS_OUVIDORIA} dias contados de hoje.`;
  if (pedidos === casos.length)
    return 'O prazo continua o mesmo, e quem pediu ainda pode recorrer da resposta anterior.';
  return `Na ouvidoria, o órgão ganha um prazo inteiro, de ${DIAS_OUVIDORIA} dias contados de hoje. Nos pedidos de acesso, o prazo continua o mesmo, e quem pediu ainda pode recorrer da resposta anterior.`;
};

function FormularioDeReabrir({ casos, onFeito, onCancelar }: AtoProps) {
  const form = useFormulario(formulario, { defaultValues: { justificativa: '' } });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados: z.output<typeof formulario>) => enviarAoLote(reabrir, doLote, dados),
  });
  const confirmacao = useConfirmacao(lote.enviar);
  return (
    <Ato casos={casos} lote={lote}>
      <Message type="info" title={oPrazo(casos)} still>
        A situação volta a Cadastrada e as respostas já dadas continuam à vista. Quem já teve o prazo
        prorrogado não ganha outra prorrogação.
      </Message>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Reabrir">
        <TextoDoAto
          casos={casos}
          ato={reabrir}
          name="justificativa"
          vaiAPessoa
          label="Justificativa"
          help="Diga o que mudou ou o que faltou. Quem registrou lê o que você escrever."
          rows={5}
          limit={justificativa.maxLength ?? undefined}
        />
        <p>{avisoAPessoa(casos)}</p>
        <BotoesDoAto onCancelar={onCancelar}>Reabrir</BotoesDoAto>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo={`Reabrir ${quantas(casos.length)}?`} acao="Reabrir">
        <p>
          {oPrazo(casos)} {avisoAPessoa(casos)}
        </p>
      </Confirmar>
    </Ato>
  );
}

/** An ended case goes back to the office; its answers stay readable. */
export default function Reabrir(props: ReabrirProps) {
  const fora = props.casos.filter(naoReabre);
  const [uma, ...outras] = fora;
  if (uma && fora.length === props.casos.length)
    return (
      <NaoCabe
        titulo={
          outras.length === 0
            ? 'Esta manifestação não pode ser reaberta.'
            : 'Nenhuma delas pode ser reaberta.'
        }
        onCancelar={props.onCancelar}
      >
        Só se reabre o que foi concluído ou arquivado.
        {outras.length === 0 && ` Esta está como ${uma.situacao?.descSituacaoManifestacao}.`}
      </NaoCabe>
    );
  return (
    <>
      {uma && (
        <Message type="warning" title="Nem todas podem ser reabertas." still>
          Estas não foram concluídas nem arquivadas e vão ficar como estão:{' '}
          {fora.map(({ numeroProtocolo }) => numeroProtocolo).join(', ')}.
        </Message>
      )}
      <FormularioDeReabrir {...props} />
    </>
  );
}
