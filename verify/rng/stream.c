// The game stream as raw bytes, for dieharder: for nonce 0, 1, 2, ... the rounds 0 to 7 of
// HMAC-SHA256(key = characters of the server seed, message = "clientSeed:nonce:round").
// gcc -O3 -march=native -o stream stream.c && ./stream <serverSeed> <clientSeed>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef uint32_t lanes __attribute__((vector_size(32)));
static const uint32_t K[64] = {
  0x428a2f98,0x71374491,0xb5c0fbcf,0xe9b5dba5,0x3956c25b,0x59f111f1,0x923f82a4,0xab1c5ed5,0xd807aa98,0x12835b01,0x243185be,
  0x550c7dc3,0x72be5d74,0x80deb1fe,0x9bdc06a7,0xc19bf174,0xe49b69c1,0xefbe4786,0x0fc19dc6,0x240ca1cc,0x2de92c6f,0x4a7484aa,
  0x5cb0a9dc,0x76f988da,0x983e5152,0xa831c66d,0xb00327c8,0xbf597fc7,0xc6e00bf3,0xd5a79147,0x06ca6351,0x14292967,0x27b70a85,
  0x2e1b2138,0x4d2c6dfc,0x53380d13,0x650a7354,0x766a0abb,0x81c2c92e,0x92722c85,0xa2bfe8a1,0xa81a664b,0xc24b8b70,0xc76c51a3,
  0xd192e819,0xd6990624,0xf40e3585,0x106aa070,0x19a4c116,0x1e376c08,0x2748774c,0x34b0bcb5,0x391c0cb3,0x4ed8aa4a,0x5b9cca4f,
  0x682e6ff3,0x748f82ee,0x78a5636f,0x84c87814,0x8cc70208,0x90befffa,0xa4506ceb,0xbef9a3f7,0xc67178f2};
static const uint32_t H0[8] = {0x6a09e667,0xbb67ae85,0x3c6ef372,0xa54ff53a,0x510e527f,0x9b05688c,0x1f83d9ab,0x5be0cd19};
#define R(x, n) (((x) >> (n)) | ((x) << (32 - (n))))

static void compress(lanes state[8], const lanes block[16]) {
  lanes w[16], s[8];
  memcpy(w, block, sizeof w);
  memcpy(s, state, sizeof s);
#pragma GCC unroll 64
  for (int i = 0; i < 64; i++) {
    lanes m = w[i & 15];
    if (i >= 16) {
      lanes a = w[(i - 15) & 15], b = w[(i - 2) & 15];
      m += (R(a, 7) ^ R(a, 18) ^ (a >> 3)) + w[(i - 7) & 15] + (R(b, 17) ^ R(b, 19) ^ (b >> 10));
      w[i & 15] = m;
    }
    lanes e = s[4], a = s[0];
    lanes t1 = s[7] + (R(e, 6) ^ R(e, 11) ^ R(e, 25)) + ((e & s[5]) ^ (~e & s[6])) + K[i] + m;
    lanes t2 = (R(a, 2) ^ R(a, 13) ^ R(a, 22)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
    s[7] = s[6]; s[6] = s[5]; s[5] = e; s[4] = s[3] + t1; s[3] = s[2]; s[2] = s[1]; s[1] = a; s[0] = t1 + t2;
  }
  for (int i = 0; i < 8; i++) state[i] += s[i];
}

static void keyed(lanes state[8], const char *key, uint8_t pad) {
  uint8_t bytes[64];
  lanes block[16];
  memset(bytes, 0, 64);
  memcpy(bytes, key, 64);
  for (int i = 0; i < 64; i++) bytes[i] ^= pad;
  for (int i = 0; i < 16; i++) block[i] = (lanes){0} + __builtin_bswap32(*(uint32_t *)(bytes + 4 * i));
  for (int i = 0; i < 8; i++) state[i] = (lanes){0} + H0[i];
  compress(state, block);
}

int main(int argc, char **argv) {
  if (argc != 3 || strlen(argv[1]) != 64 || strlen(argv[2]) > 16) return 2;
  lanes inner[8], outer[8], s[8], block[16];
  static uint32_t out[64 * 1024];
  keyed(inner, argv[1], 0x36);
  keyed(outer, argv[1], 0x5c);
  for (uint64_t nonce = 0;;) {
    for (int batch = 0; batch < 1024; batch++, nonce++) {
      uint32_t words[8][16];
      for (int lane = 0; lane < 8; lane++) {
        uint8_t bytes[64] = {0};
        int n = sprintf((char *)bytes, "%s:%llu:%d", argv[2], (unsigned long long)nonce, lane);
        bytes[n] = 0x80;
        for (int i = 0; i < 15; i++) words[lane][i] = __builtin_bswap32(*(uint32_t *)(bytes + 4 * i));
        words[lane][15] = (64 + n) * 8;
      }
      for (int i = 0; i < 16; i++) for (int lane = 0; lane < 8; lane++) block[i][lane] = words[lane][i];
      memcpy(s, inner, sizeof s);
      compress(s, block);
      memcpy(block, s, sizeof s);
      block[8] = (lanes){0} + 0x80000000u;
      for (int i = 9; i < 15; i++) block[i] = (lanes){0};
      block[15] = (lanes){0} + 768u;
      memcpy(s, outer, sizeof s);
      compress(s, block);
      for (int lane = 0; lane < 8; lane++)
        for (int i = 0; i < 8; i++) out[batch * 64 + lane * 8 + i] = __builtin_bswap32(s[i][lane]);
    }
    if (fwrite(out, sizeof out, 1, stdout) != 1) return 0;
  }
}
