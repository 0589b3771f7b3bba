import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { parte } from '#shell/partes.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { type Grau, graus, nomeDoGrau } from '../../domain/grau.ts';
import { MAX_TEXTO_DO_PEDIDO, textoDoPedido } from '../../domain/pedido/decisao.ts';
import { nomeDoResultado, resultados } from '../../domain/pedido/estado-do-pedido.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { api, useRolDoPedido } from '../classificadas-queries.ts';
import { fraseDoAviso } from './frase-do-aviso.ts';

const DadosDeTerceiros = parte('dados-de-terceiros');

const formulario = z.object({
  resultado: campo('Decisão', z.enum(resultados)),
  idInformacao: z.string(),
  grau: z.string(),
  termo: z
    .string()
    .refine((texto) => texto === '' || isoFromDateText(texto) !== null, 'Escreva a data como dd/mm/aaaa.'),
  texto: campo('Razões', textoDoPedido),
});
type Dados = z.output<typeof formulario>;

const opcoes = resultados.map((value) => ({ value, label: nomeDoResultado[value] }));
const opcoesDeGrau = graus.map((grau) => ({ value: grau, label: nomeDoGrau[grau] }));

const ROTAS = {
  decidirPedido: 'POST /app-web/v1/desclassificacoes/:idPedido/decidir',
  decidirNoComando: 'POST /app-web/v1/desclassificacoes/:idPedido/decidir-no-comando',
  decidirRecurso: 'POST /app-web/v1/desclassificacoes/:idPedido/decidir-recurso',
  decidirNaComissao: 'POST /app-web/v1/desclassificacoes/:idPedido/decidir-na-comissao',
} as const;
type AtoDeDecidir = keyof typeof ROTAS;
const atosDeDecidir = Object.keys(ROTAS) as readonly AtoDeDecidir[];

/** The act that decides where the pedido is; undefined when the reader does not decide. */
export const atoDeDecidir = ({ atos }: PedidoVisto): AtoDeDecidir | undefined =>
  atosDeDecidir.find((ato) => atos.includes(ato));

/** Nothing of the roll changes where the secret stays as it was, or is not there. */
const mudaORol = (dados: Dados | null): boolean =>
  dados?.resultado === 'desclassificada' || dados?.resultado === 'reclassificada';

interface DecidirProps {
  readonly pedido: PedidoVisto;
  readonly ato: AtoDeDecidir;
  readonly onFeito: (frase: string) => void;
}

export function Decidir({ pedido, ato, onFeito }: DecidirProps) {
  const { idPedido, versao, informacao } = pedido;
  const rol = useRolDoPedido(idPedido, informacao === null);
  const form = useFormulario(formulario, {
    defaultValues: { idInformacao: '', grau: '', termo: '', texto: '' },
  });
  useFormularioNaoSalvo(form);
  const resultado = form.watch('resultado');
  const { erro, onSubmit } = useEnvio(
    form,
    async ({ idInformacao, grau, termo, ...dados }: Dados) => {
      const reduz = dados.resultado === 'reclassificada';
      const body = {
        ...dados,
        versao,
        idInformacao: idInformacao && dados.resultado !== 'nao-localizada' ? Number(idInformacao) : null,
        grau: reduz && grau ? (grau as Grau) : null,
        termo: reduz && termo ? isoFromDateText(termo) : null,
      };
      await api(ROTAS[ato], { params: { idPedido }, body }, SILENT);
    },
    () => onFeito(`Decisão registrada. ${fraseDoAviso(pedido)}`),
  );
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <section aria-labelledby="decidir" className="ui-no-print">
      <h2 id="decidir">Decidir</h2>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Decidir o pedido">
        <CampoOpcoes name="resultado" label="Decisão" options={opcoes} required />
        {informacao === null && resultado !== 'nao-localizada' && (
          <CampoSelect
            name="idInformacao"
            label="Informação do rol"
            help="De que informação o pedido trata."
            options={(rol.data ?? []).map(({ idInformacao, codigo, assunto }) => ({
              value: String(idInformacao),
              label: `${assunto} (${codigo})`,
            }))}
            loading={rol.isFetching}
            required
          />
        )}
        {resultado === 'reclassificada' && (
          <div className="classificadas-datas">
            <CampoSelect
              name="grau"
              label="Novo grau"
              help="Deixe em branco se o grau fica."
              options={opcoesDeGrau}
            />
            <CampoData name="termo" label="Novo fim do sigilo" help="Antes do que havia." />
          </div>
        )}
        <CampoTextoLongo
          name="texto"
          label="Razões"
          help="Quem pediu lê. Não escreva aqui o que continua sigiloso."
          rows={6}
          limit={MAX_TEXTO_DO_PEDIDO}
          required
        />
        <DadosDeTerceiros name="texto" idManifestacao={null} quemLe={pedido.requerente} />
        <div className="ui-actions">
          <BotaoEnviar>Decidir</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Registrar a decisão?" acao="Registrar">
        <p>
          <strong>{confirmacao.dados && nomeDoResultado[confirmacao.dados.resultado]}.</strong> A decisão não
          pode ser mudada depois{mudaORol(confirmacao.dados) ? ', e o rol do órgão é atualizado com ela' : ''}
          .
        </p>
      </Confirmar>
    </section>
  );
}
