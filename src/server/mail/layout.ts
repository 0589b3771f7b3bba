const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Plain text, or a template's simple markup rendered as text and as HTML. */
type Paragrafo = string | { readonly texto: string; readonly html: string };

export interface EmailText {
  readonly titulo: string;
  readonly paragrafos: readonly Paragrafo[];
  readonly botao?: { readonly rotulo: string; readonly endereco: string };
}

/** The layout of every mail: a title, paragraphs, at most one button; also as plain text. */
export const renderEmail = (email: EmailText, nomeProduto: string): { texto: string; html: string } => {
  const { titulo, paragrafos, botao } = email;
  const texto = [
    titulo,
    ...paragrafos.map((p) => (typeof p === 'string' ? p : p.texto)),
    ...(botao ? [`${botao.rotulo}: ${botao.endereco}`] : []),
    nomeProduto,
  ].join('\n\n');
  // A <div>, because a <p> may not contain a list.
  const body = paragrafos
    .map((p) => `<div style="margin:0 0 16px">${typeof p === 'string' ? escapeHtml(p) : p.html}</div>`)
    .join('');
  const button = botao
    ? `<p style="margin:24px 0"><a href="${escapeHtml(botao.endereco)}" style="background:#1351b4;color:#fff;padding:12px 24px;border-radius:24px;text-decoration:none;font-weight:600">${escapeHtml(botao.rotulo)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#555;overflow-wrap:anywhere">Se o botão não abrir, copie este endereço no navegador: ${escapeHtml(botao.endereco)}</p>`
    : '';
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtml(titulo)}</title></head><body style="margin:0;background:#f8f8f8;font-family:Raleway,Arial,sans-serif;color:#333;font-size:16px;line-height:1.5"><div style="max-width:600px;margin:0 auto;background:#fff;padding:32px;border-top:6px solid #1351b4"><h1 style="font-size:22px;margin:0 0 24px;color:#071d41">${escapeHtml(titulo)}</h1>${body}${button}<p style="margin:32px 0 0;font-size:13px;color:#555">${escapeHtml(nomeProduto)} · mensagem automática, não responda.</p></div></body></html>`;
  return { texto, html };
};
