import { alertar } from '#capabilities/alerta/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { enforce } from '#kernel/verdict.ts';
import { pedirPrazo as ato } from '../domain/pedir-prazo.ato.ts';
import { podePedirMaisPrazo } from '../domain/tramitacao.ts';
import { fazNoPasso } from './faz-no-passo.ts';
import { passoComPrazo } from './passo-presenter.ts';
import { updatePasso } from './tramitacao-repository.ts';

/** The area says why, once; whoever asked it decides, and until then nothing moves. */
export const pedirPrazo = fazNoPasso(ato, async ({ tx, caso, agora, quem, passo }, { motivo }) => {
  enforce(podePedirMaisPrazo(caso.calendario, passoComPrazo(passo), localDate(agora.getTime())));
  const { texto, texto_cifrado } = caso.guardarTexto(motivo);
  await updatePasso(tx, passo.id, {
    prazo_pedido_em: agora,
    prazo_motivo: texto,
    prazo_motivo_cifrado: texto_cifrado,
  });
  await alertar(tx, {
    tipo: 'decisao',
    idManifestacao: caso.row.id,
    chave: `prazo-pedido:${passo.id}`,
    agora,
    para: 'quem-cuida',
    menos: quem.usuario?.idUsuario,
  });
  return {
    informacoes: 'Uma área do órgão pediu mais tempo para contribuir. A ouvidoria decide.',
    avisa: 'manifestacao.mais-prazo-pedido',
    resultado: undefined,
  };
});
