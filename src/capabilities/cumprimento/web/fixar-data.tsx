import { z } from 'zod';
import { SILENT } from '#shell/api/client.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { formatDia } from '#shell/formato.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { fixarNovaData } from '../domain/fixar-nova-data.ato.ts';
import type { AtoNaPromessaProps } from './ato-na-promessa.ts';
import { api } from './cumprimento-queries.ts';
import { diaDigitado, hoje } from './dia-digitado.ts';
import { useAtoDaPromessa } from './use-ato-da-promessa.ts';

const DadosDeTerceiros = parte('dados-de-terceiros');
const ENVIAR = 'POST /app-web/v1/promessas/:idPromessa/nova-data';
const { motivo } = fixarNovaData.entrada.shape;
const formulario = z.object({ dataEntrega: diaDigitado('Nova data de entrega'), motivo });
type Dados = z.output<typeof formulario>;

/** Who supervises holds the office to another date. */
export function FixarData({ promessa, onFeito, onFechar }: AtoNaPromessaProps) {
  const { idPromessa, idManifestacao, versao, prazo, novaDataAte, orgao } = promessa;
  const form = useFormulario(formulario, { defaultValues: { dataEntrega: '', motivo: '' } });
  const { erro, onSubmit } = useAtoDaPromessa(
    form,
    idManifestacao,
    async (dados: Dados) => {
      const dataEntrega = isoFromDateText(dados.dataEntrega) ?? '';
      await api(ENVIAR, { params: { idPromessa }, body: { versao, ...dados, dataEntrega } }, SILENT);
      return dataEntrega;
    },
    (dia) => onFeito(`Nova data marcada: ${formatDia(dia)}. Quem pediu e o órgão foram avisados.`),
  );
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível marcar a nova data.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Marcar nova data de entrega">
        <CampoData
          name="dataEntrega"
          label="Nova data de entrega"
          help={`De hoje até ${formatDia(novaDataAte)}.`}
          min={hoje()}
          max={novaDataAte}
          required
        />
        <CampoTextoLongo
          name="motivo"
          label="Motivo"
          help={`Diga por que a data muda. Quem pediu e ${orgao.sigla} leem.`}
          rows={4}
          limit={motivo.maxLength ?? undefined}
          required
        />
        <DadosDeTerceiros name="motivo" idManifestacao={idManifestacao} />
        <TextoGuardado idManifestacao={idManifestacao} ato={`fixar-nova-data ${idPromessa}`} campo="motivo" />
        <div className="ui-actions">
          <BotaoEnviar>Marcar nova data</BotaoEnviar>
          <Button onClick={onFechar}>Fechar sem marcar</Button>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Marcar nova data?" acao="Marcar">
        <p>
          A entrega era devida até {formatDia(prazo)} e passa a ser devida até{' '}
          <strong>{confirmacao.dados?.dataEntrega}</strong>. Até lá, quem pediu não pode denunciar de novo.
        </p>
      </Confirmar>
    </>
  );
}
