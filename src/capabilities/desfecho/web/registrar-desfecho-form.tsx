import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { dataExistente } from '#kernel/validacao/regras-de-data.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { avisoAPessoa } from '#shell/atos/aviso-a-pessoa.ts';
import type { AtoProps } from '#shell/atos/casos.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { numeroDoProcesso } from '../domain/desfecho.ts';
import { registrarDesfecho } from '../domain/registrar-desfecho.ato.ts';
import { useResultados } from './desfecho-queries.ts';

const { orgaoApurador, texto } = registrarDesfecho.entrada.shape;
const dia = (label: string) => campo(label, z.string().check(dataExistente()));

const formulario = z.object({
  idResultado: campo('Resultado', idTexto),
  orgaoApurador,
  processo: campo('Número do processo', z.union([z.literal(''), numeroDoProcesso])),
  abertoEm: dia('Abertura da apuração'),
  encerradoEm: dia('Fim da apuração'),
  texto,
});
type Dados = z.output<typeof formulario>;

const semVazios = ({ processo, abertoEm, encerradoEm, ...dados }: Dados) => {
  const abriu = isoFromDateText(abertoEm);
  const terminou = isoFromDateText(encerradoEm);
  return {
    ...dados,
    ...(processo && { processo }),
    ...(abriu && { abertoEm: abriu }),
    ...(terminou && { encerradoEm: terminou }),
  };
};

/** What became of a denúncia: the person who told it reads this on the page of the case. */
export default function RegistrarDesfecho({ casos, onFeito, onCancelar }: AtoProps) {
  const resultados = useResultados();
  const form = useFormulario(formulario, {
    defaultValues: {
      idResultado: '',
      orgaoApurador: '',
      processo: '',
      abertoEm: '',
      encerradoEm: '',
      texto: '',
    },
  });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados: Dados) => enviarAoLote(registrarDesfecho, doLote, semVazios(dados)),
  });
  const confirmacao = useConfirmacao(lote.enviar);
  return (
    <Ato casos={casos} lote={lote}>
      <Message type="info" title="Quem denunciou tem o direito de saber o que foi feito." still>
        Registre outra vez quando houver novidade: vale o último, e os anteriores continuam à vista.
      </Message>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Registrar desfecho">
        {resultados.isError && (
          <FalhaAoAbrir titulo="Não foi possível buscar os resultados." falha={resultados} />
        )}
        <CampoSelect
          name="idResultado"
          label="Resultado"
          options={(resultados.data ?? []).map(({ idResultado, descricao }) => ({
            value: String(idResultado),
            label: descricao,
          }))}
          loading={resultados.isPending}
          required
        />
        <CampoTexto
          name="orgaoApurador"
          label="Órgão que apura"
          help="Quem investigou ou investiga, como a corregedoria ou o Ministério Público."
          required
        />
        <CampoTexto
          name="processo"
          label="Número do processo (NUP)"
          help="Como 00106.000123/2024-48. Os dígitos são conferidos."
          optional
        />
        <CampoData name="abertoEm" label="Abertura da apuração" optional />
        <CampoData name="encerradoEm" label="Fim da apuração" help="Só quando ela terminou." optional />
        <TextoDoAto
          casos={casos}
          ato={registrarDesfecho}
          name="texto"
          vaiAPessoa
          label="Texto para quem registrou"
          help="Conte em palavras simples o que foi apurado. Não escreva o que o sigilo da apuração protege."
          rows={6}
          limit={texto.maxLength ?? undefined}
        />
        <p>
          {avisoAPessoa(casos)} O e-mail diz só que há novidade; o texto fica na plataforma, e quem não tem
          e-mail lê com o protocolo e o código de acesso.
        </p>
        <BotoesDoAto onCancelar={onCancelar}>Registrar desfecho</BotoesDoAto>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Registrar o desfecho?" acao="Registrar">
        <p>O que você escreveu passa a ser lido por quem denunciou, e não pode ser apagado.</p>
      </Confirmar>
    </Ato>
  );
}
