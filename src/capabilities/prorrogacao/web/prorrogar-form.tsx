import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ApiError } from '#shell/api/errors.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { avisoAPessoa } from '#shell/atos/aviso-a-pessoa.ts';
import { type AtoProps, quantas } from '#shell/atos/casos.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { fraseDoDesfazer } from '#shell/atos/desfazer.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { NaoCabe } from '#shell/atos/nao-cabe.tsx';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { prorrogar } from '../domain/prorrogar.ato.ts';
import { fraseDoPrazo, fraseDosPrazos } from './frase-do-prazo.ts';
import { MOSTRADAS, PrazosDeCada } from './prazos-de-cada.tsx';
import { useProrrogacao } from './prorrogacao-queries.ts';

const { justificativa } = prorrogar.entrada.shape;
const formulario = z.object({ idMotivoProrrogacao: campo('Motivo', idTexto), justificativa });

/**
 * Once, with reasons, and with the new date visible (Lei 13.460/2017, art. 16; Lei 12.527/2011,
 * art. 11 §2).
 */
export default function Prorrogar({ casos, onFeito, onCancelar }: AtoProps) {
  const { opcoes, previsao, isLendo, falha, reler } = useProrrogacao(casos);
  const form = useFormulario(formulario, { defaultValues: { idMotivoProrrogacao: '', justificativa: '' } });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados: z.output<typeof formulario>) => enviarAoLote(prorrogar, doLote, dados),
  });
  const confirmacao = useConfirmacao(lote.enviar);
  // An act of somebody else meanwhile may have moved the date.
  const aoMudar = useEffectEvent(reler);
  useEffect(() => {
    if (lote.mudancas) aoMudar();
  }, [lote.mudancas]);
  if (falha?.error instanceof ApiError && falha.error.status < 500 && !previsao)
    return (
      <NaoCabe titulo="Este prazo não pode ser prorrogado." onCancelar={onCancelar}>
        {textoDoErro(falha.error)} Prorroga-se uma vez só, antes do fim do prazo e enquanto o caso está com o
        órgão.
      </NaoCabe>
    );
  const frase = previsao ? fraseDoPrazo(previsao) : fraseDosPrazos(casos);
  return (
    <Ato casos={casos} lote={lote}>
      {falha && <FalhaAoAbrir titulo="Não foi possível calcular o novo prazo." falha={falha} />}
      {isLendo ? (
        <Skeleton lines={2} label="Calculando o novo prazo…" />
      ) : (
        <Message type="info" title={frase} still>
          Só é possível prorrogar uma vez.
          {casos.length > 1 &&
            ' O que já foi prorrogado ou venceu fica como está, e o resultado mostra quais.'}
        </Message>
      )}
      {casos.length > 1 && casos.length <= MOSTRADAS && <PrazosDeCada casos={casos} />}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Prorrogar o prazo">
        <CampoSelect name="idMotivoProrrogacao" label="Motivo" options={opcoes} loading={isLendo} required />
        <TextoDoAto
          casos={casos}
          ato={prorrogar}
          name="justificativa"
          vaiAPessoa
          label="Justificativa"
          help="Diga por que o prazo não bastou. Quem registrou lê o que você escrever."
          rows={5}
          limit={justificativa.maxLength ?? undefined}
        />
        <p>{avisoAPessoa(casos)}</p>
        <BotoesDoAto onCancelar={onCancelar} disabled={isLendo}>
          Prorrogar
        </BotoesDoAto>
      </Formulario>
      <Confirmar
        confirmacao={confirmacao}
        titulo={casos.length === 1 ? 'Prorrogar o prazo?' : `Prorrogar o prazo de ${quantas(casos.length)}?`}
        acao="Prorrogar"
      >
        <p>
          <strong>{frase}</strong>
        </p>
        <p>Só se prorroga uma vez. {avisoAPessoa(casos)}</p>
        <p>{fraseDoDesfazer(casos)}</p>
      </Confirmar>
    </Ato>
  );
}
